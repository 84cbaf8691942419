import { readdirSync } from "node:fs";
import { kinds } from "#cards/kinds/kinds.ts";
import { Refusal } from "#domain/refusal.ts";
import { createCardCheck } from "#server/card-check/card-check.ts";
import { createCardPages } from "#server/card-pages/card-pages.ts";
import { createCdnPurges } from "#server/card-pages/cdn-purges.ts";
import { createClicks } from "#server/card-pages/clicks.ts";
import type { CardDrawing } from "#server/card-pages/drawing.ts";
import { isLogo } from "#server/companies/file-names.ts";
import { createHandOverLinks } from "#server/companies/hand-over-links.ts";
import { createLicencePasses } from "#server/companies/licence-pass.ts";
import { createLicences } from "#server/companies/licences.ts";
import { type Config, REGION } from "#server/config.ts";
import { readOutboxFigures } from "#server/emails/outbox-store.ts";
import { createFloodEmails } from "#server/entries/flood-emails.ts";
import { unsubscribeInvitee } from "#server/entries/public.ts";
import { createGraphql } from "#server/graphql/handler.ts";
import { createApiKeys } from "#server/http/api-keys.ts";
import { createBrowserErrors } from "#server/http/browser-errors.ts";
import { createBuiltFiles } from "#server/http/built-files.ts";
import { publicPagesAmong } from "#server/http/crawlers.ts";
import { createHttp } from "#server/http/http.ts";
import { createSendKept, keptFirst } from "#server/http/kept-answers.ts";
import { createKeptPages } from "#server/http/kept-pages.ts";
import { createMedia } from "#server/http/media.ts";
import { createPages, type PageBuild, pageAddresses } from "#server/http/pages.ts";
import { createPathNames } from "#server/http/path-names.ts";
import { securityText } from "#server/http/security-text.ts";
import { isBehindCdn } from "#server/http/shared-cache.ts";
import type { createIdentityService } from "#server/identity/service.ts";
import { readQueueFigures } from "#server/jobs/queue-figures.ts";
import { recordRuns } from "#server/jobs/record-job-run.ts";
import { createNetworkMarks } from "#server/limits/network-marks.ts";
import { createSharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import { withTimeout } from "#server/limits/timeout.ts";
import { createDownloads } from "#server/members/download/download.ts";
import { withFormerSelves } from "#server/members/former-selves.ts";
import { createTally } from "#server/metrics/figures.ts";
import { openMetrics } from "#server/metrics/open-metrics.ts";
import { createRequestFigures } from "#server/metrics/request-figures.ts";
import { handlePaymentWebhook } from "#server/orders/handle-payment-webhook.ts";
import { createOwnPhotos } from "#server/photos/own-photos.ts";
import { createPhotoPasses } from "#server/photos/photo-pass.ts";
import { createShownPhotos } from "#server/photos/shown-photos.ts";
import type {
  Cdn,
  Clock,
  Database,
  Files,
  Identity,
  Log,
  Mail,
  MapLinks,
  Payments,
  PlaceSearch,
} from "#server/ports.ts";
import { createPrintPasses } from "#server/prints/print-pass.ts";
import { createPrinter } from "#server/prints/printer.ts";
import { createPrints } from "#server/prints/prints.ts";
import { firstWordsOf, reportHiddenPages } from "#server/sites/own-addresses.ts";
import type { Workers } from "#server/workers/workers.ts";
import { createContextParts } from "./context-parts.ts";
import { createEventBus } from "./event-bus.ts";
import { repeatingJobs } from "./repeating-jobs.ts";

/** Whoever watches us takes no answer within a second for a no. */
const READY_MS = 800;

/** The ids the browser knows the two pools by. */
export type Pools = {
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  /** Where they are when they are not Amazon's own. */
  endpoint?: string;
  identityEndpoint?: string;
  /** Where people sign in by accounts of elsewhere, without `https://`. */
  domain?: string;
};

export type AppParts = {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  pools: Pools;
  identity: Identity;
  /** The embedded identity service; absent where the cloud's is used. */
  identityService?: ReturnType<typeof createIdentityService>;
  mail: Mail;
  /** The ways to pay that the configuration gives. */
  payments: readonly Payments[];
  /** Outside the database, and the same for all processes on one. */
  secret: string;
  files: Files;
  workers: Workers;
  cdn: Cdn;
  placeSearch: PlaceSearch;
  mapLinks: MapLinks;
  /** Takes browser uploads; absent where a bucket of the cloud does. */
  bucket?: (request: Request) => Promise<Response>;
  build: () => Promise<PageBuild>;
  /** What draws cards' own pages. */
  drawing: () => Promise<CardDrawing>;
  clientFolder?: string;
};

/** The whole application on the adapters it is given: answers requests and names its repeating work. */
export function createApp(parts: AppParts) {
  const { config, clock, log, database, files, workers, pools, identityService, payments } = parts;
  const identity = withFormerSelves(parts.identity, { database, clock, log });
  const apiKeys = createApiKeys({ database, clock });
  const events = createEventBus({ database, log });
  const requests = createRequestFigures();
  const refused = createTally<{ limit: string }>();
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const onFlood = createFloodEmails({ database, clock, log });
  const handOverLinks = createHandOverLinks({ secret: parts.secret });
  const photoPasses = createPhotoPasses({ secret: parts.secret, clock });
  const press = createPrinter({ files, clock, workers });
  const printPasses = createPrintPasses({ secret: parts.secret, clock, press });
  const licencePasses = createLicencePasses({ secret: parts.secret, clock });
  const builtNames = parts.clientFolder ? readdirSync(parts.clientFolder) : [];
  const serverAddresses = () => http.routes.map(({ path }) => path);
  const addresses = once(async () =>
    firstWordsOf({
      routes: [...serverAddresses(), ...pageAddresses(await parts.build()), ...builtNames],
      kinds,
    }),
  );
  const pathNames = once(async () =>
    createPathNames([
      "/",
      ...serverAddresses(),
      ...pageAddresses(await parts.build().catch(() => ({ routes: {} }))),
      ...kinds.flatMap((kind) => Object.values(kind.addresses)),
      ...builtNames.flatMap((name) => [name, `${name}/*`]),
    ]),
  );
  const limit = createSharedRateLimits({ database, clock, secret: parts.secret });
  const contextParts = createContextParts({
    database,
    limit,
    addresses,
    files,
    workers,
    identity,
    clock,
    log,
    config,
    events,
    onFlood,
    handOverLinks,
    payments,
    printPasses,
    runJob: (name) => jobs.find((job) => job.name === name)?.run(),
    licencePasses,
    networkMarks: createNetworkMarks({ secret: parts.secret }),
    placeSearch: parts.placeSearch,
    mapLinks: parts.mapLinks,
  });
  const graphql = createGraphql({
    shared: contextParts,
    apiKeys,
    log,
    mode: config.mode,
    photoPasses,
    refused,
  });
  const orders = { database, clock, kinds, payments, log };
  for (const way of payments) way.watch((order) => handlePaymentWebhook(orders, order));

  const { drawing, clientFolder } = parts;
  const sendKept = createSendKept({ log, requests });
  const shared = { config, clock, log, database, files, workers, events };
  const behindCdn = { isBehindCdn: isBehindCdn(parts.cdn) };
  const cardPages = createCardPages({ ...shared, ...behindCdn, drawing, addresses, sendKept });
  const purges = createCdnPurges({ cdn: parts.cdn, events, log });
  const clicks = createClicks({ database, clock, log, photoPasses });

  const shownPhotos = createShownPhotos({ database, clock, events });
  const media = createMedia({
    files,
    ...behindCdn,
    shownPhoto: async (file) => (isLogo(file) ? { cards: [] } : shownPhotos.find(file)),
    knownPhoto: shownPhotos.known,
    isOwn: createOwnPhotos({ database, photoPasses }),
    // A logo is gone when its file is.
    isKept: (file) => !isLogo(file),
  });
  let isStopping = false;

  const scrape = openMetrics({
    config,
    clock,
    database,
    requests,
    refused: identityService ? [refused, identityService.refused] : [refused],
    cardPages: cardPages.figures,
    openStreams: graphql.openStreams,
    photos: contextParts.photos.figures,
    workers: workers.figures,
    signInFailures: identityService?.signInFailures,
    readQueue: () => readQueueFigures({ database, jobs }),
    readOutbox: () => readOutboxFigures(database.orm, clock.now()),
  });

  const pages = createPages({ build: parts.build, ask: graphql.ask, log });
  const routes = async () => pageAddresses(await parts.build());
  const publicPages = async () => publicPagesAmong(await routes());
  const keptPages = createKeptPages({
    ...{ config, clock, pages, publicPages, addresses: routes, pathNames, sendKept },
    ...behindCdn,
  });
  const http = createHttp({
    config,
    log,
    requests,
    refused,
    metrics: config.metrics.token ? scrape : undefined,
    graphql: graphql.handle,
    stream: graphql.stream,
    identity: identityService,
    bucket: parts.bucket,
    media: media.handle,
    licences: createLicences({ files, passes: licencePasses }),
    prints: createPrints({ database, press, kinds, passes: printPasses }),
    downloads: createDownloads({ database, files, identity, clock, kinds }),
    settings: async (origin) => ({
      region: REGION,
      userPoolId: pools.userPoolId,
      userPoolClientId: pools.clientId,
      identityPoolId: pools.identityPoolId,
      ...(identityService ? embeddedEndpoints(origin) : cloudEndpoints(pools)),
      graphqlEndpoint: `${origin}/graphql`,
      apiKey: await apiKeys.current(),
      ...(config.signInProviders.length > 0 && {
        oauth: {
          domain: pools.domain ?? `${new URL(origin).host}/identity`,
          providers: config.signInProviders,
        },
      }),
      ...(config.signsInByPassword && { signsInByPassword: true }),
      ...(config.kakaoJsKey && { kakaoJsKey: config.kakaoJsKey }),
      ...(parts.placeSearch.name !== "none" && { findsPlaces: true }),
      ...(identityService && !config.mail.smtpUrl && { keepsEmails: true }),
    }),
    clicked: clicks.count,
    viewed: cardPages.viewed,
    ...behindCdn,
    payments: new Map(payments.flatMap(({ way, receive }) => (receive ? [[way, receive] as const] : []))),
    pathNames,
    browserFailed: createBrowserErrors({ clock, log }),
    securityText: () => securityText({ config, now: clock.now() }),
    refuseEmails: (token) => unsubscribeInvitee(database.orm, { token, now: clock.now() }),
    async ready() {
      if (isStopping) throw new Refusal("BUSY");
      await withTimeout(READY_MS, database.ping()).catch(() => Promise.reject(new Refusal("BUSY")));
    },
    cardCheck: createCardCheck({ database, clock, kinds, addresses, limit }),
    cardPages: cardPages.handle,
    pages,
    missingPage: keptPages.missingPage,
    publicPages,
    clientFolder,
  });

  const jobParts = { ...orders, config, files, identity, mail: parts.mail, origin };
  const jobs = repeatingJobs({ ...jobParts, apiKeys, handOverLinks, identityService }).map((job) =>
    recordRuns(job, { database, clock }),
  );
  const builtFiles = clientFolder && createBuiltFiles({ root: clientFolder, config, pathNames, sendKept });
  const keptMedia = media.keptMedia({ config, sendKept });
  return {
    http,
    /** Answers from memory, before the router. */
    before: keptFirst(config, [
      cardPages.before,
      ...(builtFiles ? [builtFiles] : []),
      keptMedia,
      keptPages.before,
    ]),
    jobs,
    /** From now on balancers are told to send nobody here any more; whoever comes is answered all the same. */
    announceStop() {
      isStopping = true;
    },
    endStreams: graphql.endStreams,
    /** Tells the figures; absent where nobody is configured to read them. */
    scrape,
    /** Says what stands where it cannot be reached; to be called before the app opens. */
    check: () => reportHiddenPages({ database, log, addresses }),
    /** What a first page takes longer than the second is over before anybody comes. */
    async drawOnce() {
      const call = { requestId: "start", nonce: "", origin, ip: "127.0.0.1" };
      await (await pages(new Request(`${origin}/`), call)).arrayBuffer();
    },
    /** Writes what is still in memory, tells what is still to be told, and ends the workers. */
    close: () => Promise.all([cardPages.close(), clicks.write(), workers.close(), purges.flush()]),
  };
}

/** Its answer never changes while the process runs, and takes the pages' build to find out. */
function once<Answer>(find: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= find();
    return answer;
  };
}

function embeddedEndpoints(origin: string) {
  return {
    userPoolEndpoint: `${origin}/identity/user-pool`,
    identityPoolEndpoint: `${origin}/identity/identity-pool`,
  };
}

function cloudEndpoints({ endpoint, identityEndpoint }: Pools) {
  return {
    userPoolEndpoint: `${endpoint ?? `https://cognito-idp.${REGION}.amazonaws.com`}/`,
    identityPoolEndpoint: `${identityEndpoint ?? `https://cognito-identity.${REGION}.amazonaws.com`}/`,
  };
}
