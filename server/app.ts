import { readdirSync } from "node:fs";
import { kinds } from "#cards/kinds.ts";
import { Refusal } from "#domain/refusal.ts";
import { createApiKeys } from "#server/api-keys.ts";
import { createBrowserErrors } from "#server/browser-errors.ts";
import { createCardPages } from "#server/card-pages/card-pages.ts";
import { createClicks } from "#server/card-pages/clicks.ts";
import type { CardDrawing } from "#server/card-pages/drawing.ts";
import { createChanges } from "#server/changes.ts";
import { isLogo } from "#server/company/company-files.ts";
import { createLicencePasses } from "#server/company/licence-pass.ts";
import { createLicences } from "#server/company/licences.ts";
import { type Config, REGION } from "#server/config.ts";
import { createDownloads } from "#server/download/download.ts";
import { createFloodLetters } from "#server/flows/flood-letters.ts";
import { createHandOverLetters } from "#server/flows/hand-over-letters.ts";
import { hearPayment } from "#server/flows/hear-payment.ts";
import { publicPagesAmong } from "#server/for-crawlers.ts";
import { erase } from "#server/graphql/entry-writing.ts";
import { createGraphql } from "#server/graphql/handler.ts";
import { createHttp } from "#server/http.ts";
import type { createIdentityService } from "#server/identity/service.ts";
import { closeOwnerless } from "#server/jobs/close-ownerless.ts";
import { sendCompanyMails } from "#server/jobs/company-mails.ts";
import { endBlocks } from "#server/jobs/end-blocks.ts";
import { expireOrders } from "#server/jobs/expire-orders.ts";
import { sendExpiryMails } from "#server/jobs/expiry-mails.ts";
import { forgetNetworks } from "#server/jobs/forget-networks.ts";
import { forgetReports } from "#server/jobs/forget-reports.ts";
import { forgetVouchers } from "#server/jobs/forget-vouchers.ts";
import { sendReminderMails, sendSeatMails } from "#server/jobs/guest-mails.ts";
import { sendOrderMails } from "#server/jobs/order-mails.ts";
import { sendPlanEndMails } from "#server/jobs/plan-end-mails.ts";
import { purgeCards } from "#server/jobs/purge-cards.ts";
import type { Job } from "#server/jobs/queue.ts";
import { reconcilePayments } from "#server/jobs/reconcile-payments.ts";
import { remembered } from "#server/jobs/remembered.ts";
import { removeCompanyFiles } from "#server/jobs/remove-company-files.ts";
import { removePhotos } from "#server/jobs/remove-photos.ts";
import { thinVersions } from "#server/jobs/thin-versions.ts";
import { sendVoucherMails } from "#server/jobs/voucher-mails.ts";
import { sendWaitingLetters } from "#server/jobs/waiting-letters.ts";
import { createMedia } from "#server/media.ts";
import { createNetworkMarks } from "#server/network-marks.ts";
import { firstWordsOf, reportHiddenPages } from "#server/own-addresses.ts";
import { createPages, type PageBuild, pageAddresses } from "#server/pages.ts";
import { createPathNames } from "#server/path-names.ts";
import { createOwnPhotos } from "#server/photos/own-photos.ts";
import { createPhotoPasses } from "#server/photos/photo-pass.ts";
import { createShownPhotos } from "#server/photos/shown-photos.ts";
import type { Clock, Database, Files, Identity, Log, Mail, Payments } from "#server/ports.ts";
import { createPress } from "#server/press/press.ts";
import { createPrintPasses } from "#server/press/print-pass.ts";
import { createPrints } from "#server/press/prints.ts";
import { securityText } from "#server/security-text.ts";
import { refuseLetters } from "#server/store/invitees.ts";
import { giveUpOrphans } from "#server/store/sitenames.ts";
import { removeForgottenVenues } from "#server/store/venues.ts";
import { within } from "#server/within.ts";
import type { Workers } from "#server/workers.ts";

/** Whoever watches us takes no answer within a second for a no. */
const READY_MS = 800;

/** The ids the browser knows the two pools by. */
export type Pools = { userPoolId: string; clientId: string; identityPoolId: string };

export type Parts = {
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
export function createApp(parts: Parts) {
  const { config, clock, log, database, files, workers, pools, identity, identityService, payments } = parts;
  const apiKeys = createApiKeys({ database, clock });
  const changes = createChanges();
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const onFlood = createFloodLetters({ database, identity, mail: parts.mail, clock, log, origin });
  const handOverLetters = createHandOverLetters({ identity, mail: parts.mail, clock, log, origin });
  const photoPasses = createPhotoPasses({ secret: parts.secret, clock });
  const press = createPress({ files, clock, workers });
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
  for (const way of payments) way.watch((order) => hearPayment(orders, order));

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
    ready: () => within(READY_MS, database.ping()).catch(() => Promise.reject(new Refusal("BUSY"))),
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
      run: () => sendExpiryMails({ database, identity, mail: parts.mail, clock, log, origin }),
    },
    {
      name: "plan-end-mails",
      when: "15 9-20 * * *",
      run: () => sendPlanEndMails({ database, identity, mail: parts.mail, clock, log, origin, kinds }),
    },
    // A buyer waits for these: each comes again within the minute.
    { name: "reconcile-payments", when: "* * * * *", run: () => reconcilePayments(orders) },
    { name: "expire-orders", when: "* * * * *", run: () => expireOrders(orders) },
    {
      name: "order-mails",
      when: "* * * * *",
      run: () => sendOrderMails({ ...orders, identity, mail: parts.mail, origin, config }),
    },
    {
      name: "company-mails",
      when: "* * * * *",
      run: () => sendCompanyMails({ database, identity, mail: parts.mail, clock, log, origin, config }),
    },
    {
      name: "voucher-mails",
      when: "* * * * *",
      run: () => sendVoucherMails({ ...orders, identity, mail: parts.mail, origin }),
    },
    { name: "forget-vouchers", when: "25 4 * * *", run: () => forgetVouchers({ database, clock }) },
    {
      name: "seat-mails",
      // Whoever waited hears of a seat while it is news.
      when: "* * * * *",
      run: () => sendSeatMails({ database, mail: parts.mail, clock, log, origin, kinds }),
    },
    {
      name: "reminder-mails",
      when: "15 9-20 * * *",
      run: () => sendReminderMails({ database, mail: parts.mail, clock, log, origin, kinds }),
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
      run: () => sendWaitingLetters({ database, identity, mail: parts.mail, clock, log }),
    },
    ...(identityService ? [{ name: "purge-identity", when: "20 4 * * *", run: identityService.purge }] : []),
  ];
  const jobs = work.map((job) => remembered(job, { database, clock }));
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
