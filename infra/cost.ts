import { type Size, type SizeName, sizes } from "./sizes.ts";

/** US dollars in ap-northeast-2 without taxes, as known on 17 November 2026; to be compared with aws.amazon.com. */
export const PRICES_OF = "2026-11-17";
const prices = {
  fargateCpuHour: 0.04656,
  fargateGbHour: 0.00511,
  acuHour: 0.2,
  databaseGbMonth: 0.11,
  databaseMillionIo: 0.22,
  proxyAcuHour: 0.018,
  natHour: 0.059,
  natGb: 0.059,
  publicAddressHour: 0.005,
  balancerHour: 0.0225,
  balancerUnitHour: 0.008,
  edgeGb: 0.12,
  edgeTenThousandRequests: 0.012,
  firewall: 5,
  firewallRule: 1,
  firewallMillionRequests: 0.6,
  fileGbMonth: 0.025,
  fileThousandWrites: 0.0045,
  fileThousandReads: 0.00035,
  logGb: 0.76,
  alarm: 0.1,
  metric: 0.3,
  activeMember: 0.0055,
  thousandEmails: 0.1,
  secret: 0.4,
  zone: 0.5,
};

const HOURS = 730;
/** The proxy is paid for this much at least. */
const LEAST_PROXY_ACU = 8;
/** Free of charge in every month. */
const FREE = { edgeGb: 1_024, edgeRequests: 10_000_000, members: 10_000 };

/** What a month is taken to bring; averages over all its hours, not peaks. */
type Month = {
  tasks: number;
  /** Of each of the two instances. */
  acu: number;
  /** Times somebody opens a card: 25 requests and 1.5 MB each, of which three in ten requests reach the app. */
  cardViews: number;
  activeMembers: number;
  emails: number;
  filesGb: number;
  databaseGb: number;
  databaseMillionIo: number;
  natGb: number;
};

export const months: Record<SizeName, Month> = {
  small: {
    tasks: 1,
    acu: 0.5,
    cardViews: 50_000,
    activeMembers: 2_000,
    emails: 5_000,
    filesGb: 50,
    databaseGb: 5,
    databaseMillionIo: 10,
    natGb: 10,
  },
  usual: {
    tasks: 2.5,
    acu: 1.5,
    cardViews: 500_000,
    activeMembers: 15_000,
    emails: 50_000,
    filesGb: 500,
    databaseGb: 40,
    databaseMillionIo: 100,
    natGb: 60,
  },
  large: {
    tasks: 6,
    acu: 8,
    cardViews: 5_000_000,
    activeMembers: 100_000,
    emails: 400_000,
    filesGb: 5_000,
    databaseGb: 300,
    databaseMillionIo: 1_000,
    natGb: 500,
  },
};

/** A sum of products, as it is worked out and as it is shown. */
type Product = number[];
type Line = { what: string; sum: Product[] };

/** As many as infra/README.md counts: alarms of both stacks, rules of the firewall, secrets with the operator's. */
export const COUNTS = { alarms: 13, firewallRules: 6, secrets: 4, containerMetrics: 20 };

export function costOf(name: SizeName): Line[] {
  const size: Size = sizes[name];
  const month = months[name];
  const requests = month.cardViews * 25;
  const edgeGb = month.cardViews * 0.0015;
  const originRequests = requests * 0.3;
  // A unit of the balancer is 25 new connections a second or 1 GB an hour; ours are few and kept open.
  const balancerUnits = Math.max(1, Math.ceil((originRequests * 0.00005) / HOURS));
  const cpu = size.cpu / 1_024;
  const memory = size.memoryMiB / 1_024;
  const above = (used: number, free: number) => Math.max(0, used - free);
  return [
    {
      what: "the app (Fargate)",
      sum: [
        [month.tasks, cpu, HOURS, prices.fargateCpuHour],
        [month.tasks, memory, HOURS, prices.fargateGbHour],
      ],
    },
    { what: "database (Aurora)", sum: [[2, month.acu, HOURS, prices.acuHour]] },
    {
      what: "its storage",
      sum: [
        [month.databaseGb, prices.databaseGbMonth],
        [month.databaseMillionIo, prices.databaseMillionIo],
      ],
    },
    {
      what: "its proxy",
      sum: [[Math.max(LEAST_PROXY_ACU, 2 * month.acu), HOURS, prices.proxyAcuHour]],
    },
    {
      what: "ways out (NAT)",
      sum: [
        [size.natGateways, HOURS, prices.natHour],
        [size.natGateways, HOURS, prices.publicAddressHour],
        [month.natGb, prices.natGb],
      ],
    },
    {
      what: "balancer",
      sum: [
        [HOURS, prices.balancerHour],
        [balancerUnits, HOURS, prices.balancerUnitHour],
      ],
    },
    {
      what: "CloudFront",
      sum: [
        [above(edgeGb, FREE.edgeGb), prices.edgeGb],
        [above(requests, FREE.edgeRequests) / 10_000, prices.edgeTenThousandRequests],
      ],
    },
    {
      what: "firewall",
      sum: [
        [1, prices.firewall],
        [COUNTS.firewallRules, prices.firewallRule],
        [requests / 1_000_000, prices.firewallMillionRequests],
      ],
    },
    {
      what: "files (S3)",
      // A thousand files are written in a month for each gigabyte that is kept.
      sum: [
        [month.filesGb, prices.fileGbMonth],
        [month.filesGb, prices.fileThousandWrites],
        [originRequests / 1_000, prices.fileThousandReads],
      ],
    },
    {
      what: "logs, alarms, figures",
      // A line of 250 bytes for each request that reaches the app, and about as much for the network.
      sum: [
        [(originRequests * 500) / 1_000_000_000, prices.logGb],
        [COUNTS.alarms, prices.alarm],
        [COUNTS.containerMetrics, prices.metric],
      ],
    },
    { what: "members (Cognito)", sum: [[above(month.activeMembers, FREE.members), prices.activeMember]] },
    { what: "e-mails (SES)", sum: [[month.emails / 1_000, prices.thousandEmails]] },
    {
      what: "secrets, zone",
      sum: [
        [COUNTS.secrets, prices.secret],
        [1, prices.zone],
      ],
    },
  ];
}

export function usdOf(sum: Product[]): number {
  return sum.reduce((total, product) => total + product.reduce((left, right) => left * right), 0);
}

export function monthlyUsd(name: SizeName): number {
  return costOf(name).reduce((total, { sum }) => total + usdOf(sum), 0);
}

/** The tables of docs/cost.md: what a month costs for each size, with the arithmetic. */
export function costTables(): string {
  const names = Object.keys(sizes) as SizeName[];
  const totals = table([
    ["size", ...names],
    ["card views a month", ...names.map((name) => months[name].cardViews.toLocaleString("en"))],
    ["members active in a month", ...names.map((name) => months[name].activeMembers.toLocaleString("en"))],
    ["tasks, on average", ...names.map((name) => String(months[name].tasks))],
    ["USD a month", ...names.map((name) => monthlyUsd(name).toFixed(0))],
    ["USD a card view", ...names.map((name) => (monthlyUsd(name) / months[name].cardViews).toFixed(4))],
    ["budget that warns, USD", ...names.map((name) => String(sizes[name].budgetUsd))],
  ]);
  const each = names.map((name) => {
    const lines = costOf(name).map(({ what, sum }) => [what, shown(sum), usdOf(sum).toFixed(2)]);
    const total = ["together", "", monthlyUsd(name).toFixed(2)];
    return `### ${name}\n\n${table([["what", "arithmetic", "USD"], ...lines, total])}`;
  });
  return [totals, ...each].join("\n\n");
}

function shown(sum: Product[]): string {
  const number = (value: number) => String(Number(value.toPrecision(6)));
  return sum.map((product) => product.map(number).join(" × ")).join(" + ");
}

function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
