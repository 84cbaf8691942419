import type { Durations } from "./figures.ts";
import type { QueueFigures, Sources } from "./sources.ts";

type Labels = Record<string, string>;
export type Reading = { labels?: Labels; value: number };

type Described = {
  name: string;
  /** Names its labels in words; docs/metrics.md is made of it. */
  help: string;
  labels?: readonly string[];
  /** Of several processes: the same in each, because the database or the disk says it. All others are each one's own. */
  shared?: boolean;
};
export type OwnMetric = Described &
  (
    | { type: "counter" | "gauge"; read: () => readonly Reading[] | Promise<readonly Reading[]> }
    | { type: "histogram"; read: () => readonly { labels?: Labels; seconds: Durations }[] }
  );

/** All that is told of this app. No label holds anything that a request can make up. */
export function ownMetrics(sources: Sources): OwnMetric[] {
  return [
    ...ofRequests(sources),
    ...ofCardPages(sources),
    ...ofDatabase(sources),
    ...ofWork(sources),
    ...ofQueue(sources),
    ...ofEmails(sources),
    ...ofMachine(sources),
  ];
}

function ofRequests({ requests, refused, openStreams, signInFailures }: Sources): OwnMetric[] {
  return [
    {
      name: "goi_http_requests_total",
      type: "counter",
      help: "Requests answered, by route (the pattern of the address) and status (2xx, 3xx, 4xx, 5xx).",
      labels: ["route", "status"],
      read: () =>
        requests
          .list()
          .flatMap(([route, { classes }]) =>
            classes.flatMap((value, at) =>
              value > 0 ? [{ labels: { route, status: `${at}xx` }, value }] : [],
            ),
          ),
    },
    {
      name: "goi_http_request_duration_seconds",
      type: "histogram",
      help: "Time until an answer was ready, by route.",
      labels: ["route"],
      read: () => requests.list().map(([route, { seconds }]) => ({ labels: { route }, seconds })),
    },
    {
      name: "goi_rate_limit_refusals_total",
      type: "counter",
      help: "Requests that a rate limit refused, by the limit's name.",
      labels: ["limit"],
      read: () =>
        refused.flatMap((tally) => tally.list()).map(({ labels, count }) => ({ labels, value: count })),
    },
    {
      name: "goi_sign_in_failures_total",
      type: "counter",
      help: "Wrong passwords; nothing where accounts are in Cognito.",
      read: () => (signInFailures ? [{ value: signInFailures() }] : []),
    },
    {
      name: "goi_live_streams",
      type: "gauge",
      help: "Subscriptions that are open (server-sent events).",
      read: () => [{ value: openStreams() }],
    },
  ];
}

function ofCardPages({ cardPages }: Sources): OwnMetric[] {
  return [
    {
      name: "goi_card_page_cache_requests_total",
      type: "counter",
      help: "Card pages asked for, by result: hit (kept) or miss (drawn, or waited for).",
      labels: ["result"],
      read: () => {
        const { hits, misses } = cardPages();
        return [
          { labels: { result: "hit" }, value: hits },
          { labels: { result: "miss" }, value: misses },
        ];
      },
    },
    {
      name: "goi_card_page_render_duration_seconds",
      type: "histogram",
      help: "Time to draw a card page, its queries and its compression included.",
      read: () => [{ seconds: cardPages().renderSeconds }],
    },
    {
      name: "goi_card_page_cache_bytes",
      type: "gauge",
      help: "Bytes of the card pages that are kept, in all encodings.",
      read: () => [{ value: cardPages().bytes }],
    },
    {
      name: "goi_card_page_cache_pages",
      type: "gauge",
      help: "Card pages that are kept.",
      read: () => [{ value: cardPages().pages }],
    },
  ];
}

function ofDatabase({ database, unread }: Sources): OwnMetric[] {
  return [
    {
      name: "goi_database_query_duration_seconds",
      type: "histogram",
      help: "Time from asking a statement to its answer, a wait for a connection included.",
      read: () => [{ seconds: database.queries.seconds }],
    },
    {
      name: "goi_database_errors_total",
      type: "counter",
      help: "Statements that failed, by kind: outage (no answer) or refused (a constraint, a mistake).",
      labels: ["kind"],
      read: () =>
        Object.entries(database.queries.errors).map(([kind, value]) => ({ labels: { kind }, value })),
    },
    {
      name: "goi_database_connections",
      type: "gauge",
      help: "Connections of this process by state: open, idle, and callers that wait for one. Only with a database server.",
      labels: ["state"],
      read: () => {
        const { most: _most, ...states } = database.connections?.() ?? { most: 0 };
        return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
      },
    },
    {
      name: "goi_database_connections_max",
      type: "gauge",
      help: "Connections that this process may open. Only with a database server.",
      read: () => (database.connections ? [{ value: database.connections().most }] : []),
    },
    {
      name: "goi_stored_figures_failures_total",
      type: "counter",
      help: "Times the figures of the queue or the outbox could not be read within a second.",
      read: () => [{ value: unread() }],
    },
  ];
}

function ofWork({ photos, workers }: Sources): OwnMetric[] {
  return [
    {
      name: "goi_photo_work",
      type: "gauge",
      help: "Photos by state: running (being made) or waiting.",
      labels: ["state"],
      read: () => Object.entries(photos()).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: "goi_worker_tasks",
      type: "gauge",
      help: "Tasks of the drawing workers, by task and state: running or waiting.",
      labels: ["task", "state"],
      read: () =>
        workers().flatMap(({ name: task, running, waiting }) => [
          { labels: { task, state: "running" }, value: running },
          { labels: { task, state: "waiting" }, value: waiting },
        ]),
    },
  ];
}

function ofQueue({ queue }: Sources): OwnMetric[] {
  const each = (figureOf: (one: QueueFigures[number]) => number | undefined) => async () =>
    ((await queue()) ?? []).flatMap((one) => {
      const value = figureOf(one);
      return value === undefined ? [] : [{ labels: { job: one.job }, value }];
    });
  const told = { type: "gauge", labels: ["job"], shared: true } as const;
  return [
    {
      ...told,
      name: "goi_job_queue_waiting",
      help: "Runs that are due and have not begun, by job.",
      read: each(({ waiting }) => waiting),
    },
    {
      ...told,
      name: "goi_job_queue_oldest_seconds",
      help: "How long the run has been due that waits longest, by job.",
      read: each(({ oldestSeconds }) => oldestSeconds),
    },
    {
      ...told,
      name: "goi_job_queue_failed",
      help: "Runs in the queue that failed and are not tried again, by job.",
      read: each(({ failed }) => failed),
    },
    {
      ...told,
      name: "goi_job_failures_in_a_row",
      help: "Failed runs since the last one that succeeded, by job.",
      read: each(({ failuresInRow }) => failuresInRow),
    },
    {
      ...told,
      name: "goi_job_last_success_timestamp_seconds",
      help: "When the last run succeeded, by job.",
      read: each(({ lastSuccess }) => (lastSuccess ? lastSuccess.getTime() / 1_000 : undefined)),
    },
  ];
}

function ofEmails({ outbox }: Sources): OwnMetric[] {
  const told = { type: "gauge", shared: true } as const;
  return [
    {
      ...told,
      name: "goi_emails_waiting",
      help: "E-mails that are due or were tried, and have not gone out.",
      read: async () => known((await outbox())?.waiting),
    },
    {
      ...told,
      name: "goi_emails_oldest_seconds",
      help: "Age of the oldest of them.",
      read: async () => known((await outbox())?.oldestSeconds),
    },
    {
      ...told,
      name: "goi_emails_given_up",
      help: "E-mails that nobody tries any more though they are still news.",
      read: async () => known((await outbox())?.givenUp),
    },
  ];
}

function ofMachine({ database, disk }: Sources): OwnMetric[] {
  const told = { type: "gauge", shared: true } as const;
  return [
    {
      ...told,
      name: "goi_disk_free_bytes",
      help: "Bytes that are free on the disk of DATA_DIR.",
      read: async () => known((await disk()).free),
    },
    {
      ...told,
      name: "goi_disk_size_bytes",
      help: "Size of that disk.",
      read: async () => known((await disk()).size),
    },
    {
      ...told,
      name: "goi_app_info",
      help: "1; its labels say which Node and which database this is.",
      labels: ["node", "database"],
      read: () => [{ labels: { node: process.version, database: database.name }, value: 1 }],
    },
  ];
}

function known(value: number | undefined): Reading[] {
  return value === undefined ? [] : [{ value }];
}
