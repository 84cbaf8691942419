import { readdirSync } from "node:fs";
import { kinds } from "#cards/kinds/kinds.ts";
import { Refusal } from "#domain/refusal.ts";
import { createCardPages } from "#server/card-pages/card-pages.ts";
import { createClicks } from "#server/card-pages/clicks.ts";
import type { CardDrawing } from "#server/card-pages/drawing.ts";
import { closeOwnerless } from "#server/cards/close-ownerless.ts";
import { purgeCards } from "#server/cards/purge-cards.ts";
import { sendExpiryEmails } from "#server/cards/send-expiry-emails.ts";
import { sendPlanEndEmails } from "#server/cards/send-plan-end-emails.ts";
import { thinVersions } from "#server/cards/thin-versions.ts";
import { isLogo } from "#server/companies/file-names.ts";
import { createHandOverEmails } from "#server/companies/hand-over-emails.ts";
import { createLicencePasses } from "#server/companies/licence-pass.ts";
import { createLicences } from "#server/companies/licences.ts";
import { removeCompanyFiles } from "#server/companies/remove-company-files.ts";
import { sendCompanyEmails } from "#server/companies/send-emails.ts";
import { type Config, REGION } from "#server/config.ts";
import { sendOutboxEmails } from "#server/emails/send-outbox-emails.ts";
import { erase } from "#server/entries/actions.ts";
import { createFloodEmails } from "#server/entries/flood-emails.ts";
import { forgetNetworks } from "#server/entries/forget-networks.ts";
import { refuseLetters } from "#server/entries/invitees-store.ts";
import { sendReminderEmails, sendSeatEmails } from "#server/entries/send-emails.ts";
import { createGraphql } from "#server/graphql/handler.ts";
import { createApiKeys } from "#server/http/api-keys.ts";
import { createBrowserErrors } from "#server/http/browser-errors.ts";
import { publicPagesAmong } from "#server/http/crawlers.ts";
import { createHttp } from "#server/http/http.ts";
import { createMedia } from "#server/http/media.ts";
import { firstWordsOf, reportHiddenPages } from "#server/http/own-addresses.ts";
import { createPages, type PageBuild, pageAddresses } from "#server/http/pages.ts";
import { createPathNames } from "#server/http/path-names.ts";
import { securityText } from "#server/http/security-text.ts";
import type { createIdentityService } from "#server/identity/service.ts";
import type { Job } from "#server/jobs/queue.ts";
import { recordRuns } from "#server/jobs/record-job-run.ts";
import { createNetworkMarks } from "#server/limits/network-marks.ts";
import { withTimeout } from "#server/limits/timeout.ts";
import { createDownloads } from "#server/members/download/download.ts";
import { expireOrders } from "#server/orders/expire-orders.ts";
import { handlePaymentWebhook } from "#server/orders/handle-payment-webhook.ts";
import { reconcilePayments } from "#server/orders/reconcile-payments.ts";
import { sendOrderEmails } from "#server/orders/send-emails.ts";
import { createOwnPhotos } from "#server/photos/own-photos.ts";
import { createPhotoPasses } from "#server/photos/photo-pass.ts";
import { removePhotos } from "#server/photos/remove-photos.ts";
import { createShownPhotos } from "#server/photos/shown-photos.ts";
import type { Clock, Database, Files, Identity, Log, Mail, Payments } from "#server/ports.ts";
import { createPrintPasses } from "#server/prints/print-pass.ts";
import { createPrinter } from "#server/prints/printer.ts";
import { createPrints } from "#server/prints/prints.ts";
import { endBlocks } from "#server/reports/end-blocks.ts";
import { forgetReports } from "#server/reports/forget-reports.ts";
import { giveUpOrphans } from "#server/sites/store.ts";
import { removeForgottenVenues } from "#server/venues/store.ts";
import { forgetVouchers } from "#server/vouchers/forget-vouchers.ts";
import { sendVoucherEmails } from "#server/vouchers/send-emails.ts";
import type { Workers } from "#server/workers/workers.ts";
import { createEventBus } from "./event-bus.ts";

/** Whoever watches us takes no answer within a second for a no. */
const READY_MS = 800;

/** The ids the browser knows the two pools by. */
export type Pools = { userPoolId: string; clientId: string; identityPoolId: string };

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
  /** Takes browser uploads; absent where a bucket of the cloud does. */
  bucket?: (request: Request) => Promise<Response>;
  build: () => Promise<PageBuild>;
  /** What draws cards' own pages. */
  drawing: () => Promise<CardDrawing>;
  clientFolder?: string;
};

/** The whole application on the adapters it is given: answers requests and names its repeating work. */
export function createApp(parts: AppParts) {
  const { config, clock, log, database, files, workers, pools, identity, identityService, payments } = parts;
  const apiKeys = createApiKeys({ database, clock });
  const changes = createEventBus();
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const onFlood = createFloodEmails({ database, identity, mail: parts.mail, clock, log, origin });
  const handOverLetters = createHandOverEmails({ identity, mail: parts.mail, clock, log, origin });
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
  const graphql = createGraphql({
    database,
    addresses,
    files,
    identity,
    apiKeys,
    clock,
    log,
    config,
    changes,
    onFlood,
    handOverLetters,
    photoPasses,
    payments,
    printPasses,
    runJob: (name) => jobs.find((job) => job.name === name)?.run(),
    licencePasses,
    networkMarks: createNetworkMarks({ secret: parts.secret }),
  });
  const orders = { database, clock, kinds, payments, changes, log };
  for (const way of payments) way.watch((order) => handlePaymentWebhook(orders, order));

  const { drawing } = parts;
  const shared = { config, clock, log, database, files, workers, changes };
  const cardPages = createCardPages({ ...shared, drawing, addresses });
  const clicks = createClicks({ database, clock, log, photoPasses });

  const isShownPhoto = createShownPhotos({ database, clock });

  const http = createHttp({
    config,
    log,
    graphql: graphql.handle,
    stream: graphql.stream,
    identity: identityService,
    bucket: parts.bucket,
    media: createMedia({
      files,
      isFetchable: async (file) => isLogo(file) || isShownPhoto(file),
      isOwn: createOwnPhotos({ database, photoPasses }),
    }),
    licences: createLicences({ files, passes: licencePasses }),
    prints: createPrints({ database, press, kinds, passes: printPasses }),
    downloads: createDownloads({ database, files, identity, clock, kinds }),
    settings: async (origin) => ({
      region: REGION,
      userPoolId: pools.userPoolId,
      userPoolClientId: pools.clientId,
      identityPoolId: pools.identityPoolId,
      ...endpoints(origin, identityService !== undefined),
      graphqlEndpoint: `${origin}/graphql`,
      apiKey: await apiKeys.current(),
      ...(config.kakaoJsKey && { kakaoJsKey: config.kakaoJsKey }),
      ...(identityService && !config.mail.smtpUrl && { keepsLetters: true }),
    }),
    clicked: clicks.count,
    payments: new Map(payments.flatMap(({ way, receive }) => (receive ? [[way, receive] as const] : []))),
    pathNames,
    browserFailed: createBrowserErrors({ clock, log }),
    securityText: () => securityText({ config, now: clock.now() }),
    refuseLetters: (token) => refuseLetters(database.orm, { token, now: clock.now() }),
    ready: () => withTimeout(READY_MS, database.ping()).catch(() => Promise.reject(new Refusal("BUSY"))),
    cardPages: cardPages.handle,
    pages: createPages({ build: parts.build, ask: graphql.ask, log }),
    publicPages: async () => publicPagesAmong(pageAddresses(await parts.build())),
    clientFolder: parts.clientFolder,
  });

  const erasing = { database, clock, kinds, changes };
  const work: Job[] = [
    {
      name: "rotate-api-key",
      when: "10 4 * * *",
      run: async () => ({ rotated: Number(await apiKeys.rotateIfDue()) }),
    },
    {
      name: "close-ownerless",
      when: "5 3 * * *",
      run: () => closeOwnerless({ database, identity, clock, changes }),
    },
    { name: "purge-cards", when: "30 4 * * *", run: () => purgeCards({ database, clock }) },
    {
      name: "give-up-names",
      // After the cards, whose names nobody else may have at once.
      when: "35 4 * * *",
      run: async () => ({ names: await giveUpOrphans(database.orm, clock.now()) }),
    },
    { name: "thin-versions", when: "40 4 * * *", run: () => thinVersions({ database, clock }) },
    {
      name: "forget-venues",
      // After the cards, which follow nothing from then on.
      when: "45 4 * * *",
      run: async () => ({ venues: await removeForgottenVenues(database.orm) }),
    },
    // After the cards, whose photos nobody shows from then on.
    { name: "remove-photos", when: "50 4 * * *", run: () => removePhotos({ database, files, clock }) },
    {
      name: "remove-company-files",
      when: "55 4 * * *",
      run: () => removeCompanyFiles({ database, files, clock }),
    },
    {
      name: "expiry-mails",
      // By day, and again within the day for what could not be sent: nobody is to be woken by it.
      when: "5 9-20 * * *",
      run: () => sendExpiryEmails({ database, identity, mail: parts.mail, clock, log, origin }),
    },
    {
      name: "plan-end-mails",
      when: "15 9-20 * * *",
      run: () => sendPlanEndEmails({ database, identity, mail: parts.mail, clock, log, origin, kinds }),
    },
    // A buyer waits for these: each comes again within the minute.
    { name: "reconcile-payments", when: "* * * * *", run: () => reconcilePayments(orders) },
    { name: "expire-orders", when: "* * * * *", run: () => expireOrders(orders) },
    {
      name: "order-mails",
      when: "* * * * *",
      run: () => sendOrderEmails({ ...orders, identity, mail: parts.mail, origin, config }),
    },
    {
      name: "company-mails",
      when: "* * * * *",
      run: () => sendCompanyEmails({ database, identity, mail: parts.mail, clock, log, origin, config }),
    },
    {
      name: "voucher-mails",
      when: "* * * * *",
      run: () => sendVoucherEmails({ ...orders, identity, mail: parts.mail, origin }),
    },
    { name: "forget-vouchers", when: "25 4 * * *", run: () => forgetVouchers({ database, clock }) },
    {
      name: "seat-mails",
      // Whoever waited hears of a seat while it is news.
      when: "* * * * *",
      run: () => sendSeatEmails({ database, mail: parts.mail, clock, log, origin, kinds }),
    },
    {
      name: "reminder-mails",
      when: "15 9-20 * * *",
      run: () => sendReminderEmails({ database, mail: parts.mail, clock, log, origin, kinds }),
    },
    { name: "forget-networks", when: "29 4 * * *", run: () => forgetNetworks({ database, clock }) },
    { name: "forget-reports", when: "27 4 * * *", run: () => forgetReports({ database, clock }) },
    {
      name: "end-blocks",
      // The law counts days; guests and owners should not wait for the next night besides.
      when: "* * * * *",
      run: () => endBlocks({ ...erasing, origin, erase: (entry) => erase(erasing, entry) }),
    },
    {
      name: "waiting-letters",
      when: "* * * * *",
      run: () => sendOutboxEmails({ database, identity, mail: parts.mail, clock, log }),
    },
    ...(identityService ? [{ name: "purge-identity", when: "20 4 * * *", run: identityService.purge }] : []),
  ];
  const jobs = work.map((job) => recordRuns(job, { database, clock }));
  return {
    http,
    jobs,
    cardPages,
    endStreams: graphql.endStreams,
    /** Says what stands where it cannot be reached; to be called before the app opens. */
    check: () => reportHiddenPages({ database, log, addresses }),
    /** Writes what is still in memory, and ends the workers. */
    close: () => Promise.all([cardPages.close(), clicks.write(), workers.close()]),
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

function endpoints(origin: string, embedded: boolean) {
  if (embedded) {
    return {
      userPoolEndpoint: `${origin}/identity/user-pool`,
      identityPoolEndpoint: `${origin}/identity/identity-pool`,
    };
  }
  return {
    userPoolEndpoint: `https://cognito-idp.${REGION}.amazonaws.com/`,
    identityPoolEndpoint: `https://cognito-identity.${REGION}.amazonaws.com/`,
  };
}
