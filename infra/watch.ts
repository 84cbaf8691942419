import { Duration, type Stack } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { FargateService } from "aws-cdk-lib/aws-ecs";
import {
  type ApplicationLoadBalancer,
  type ApplicationTargetGroup,
  HttpCodeElb,
  HttpCodeTarget,
} from "aws-cdk-lib/aws-elasticloadbalancingv2";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { DatabaseCluster } from "aws-cdk-lib/aws-rds";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { RATES } from "./firewall.ts";
import type { Size } from "./sizes.ts";

const { GREATER_THAN_THRESHOLD: ABOVE, LESS_THAN_THRESHOLD: BELOW } = ComparisonOperator;
const FIVE_MINUTES = Duration.minutes(5);
const MIB = 1024 * 1024;

type Watched = {
  metric: IMetric;
  /** What it means for people. */
  says: string;
  threshold: number;
  when?: ComparisonOperator;
  /** Of five minutes each, unless the metric has its own. */
  periods?: number;
  /** Nothing measured is as bad as a bad value. */
  silenceIsBad?: true;
};

function alarmOf(scope: Construct, name: string, { topic, ...watched }: Watched & { topic: Topic }) {
  const alarm = new Alarm(scope, `${name}Alarm`, {
    metric: watched.metric,
    alarmDescription: watched.says,
    threshold: watched.threshold,
    comparisonOperator: watched.when ?? ABOVE,
    evaluationPeriods: watched.periods ?? 1,
    treatMissingData: watched.silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
}

/** Where alarms go; its reader confirms the address once. */
export function createTopic(scope: Construct, { email }: { email: string }): Topic {
  const topic = new Topic(scope, "Alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(email));
  return topic;
}

type Parts = {
  topic: Topic;
  size: Size;
  balancer: ApplicationLoadBalancer;
  target: ApplicationTargetGroup;
  service: FargateService;
  cluster: DatabaseCluster;
  log: LogGroup;
};

export function watchApp(scope: Construct, parts: Parts): void {
  const { topic, size, balancer, target, service, cluster, log } = parts;
  const five = { period: FIVE_MINUTES };
  const sum = { ...five, statistic: "Sum" };
  const watched: Record<string, Watched> = {
    Failures: {
      metric: target.metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, sum),
      says: "The app failed more than 20 requests in five minutes.",
      threshold: 20,
    },
    Unanswered: {
      metric: balancer.metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, sum),
      says: "The balancer found nobody to answer more than 20 requests in five minutes.",
      threshold: 20,
    },
    Slowness: {
      metric: target.metrics.targetResponseTime({ ...five, statistic: "p95" }),
      says: "One request in twenty takes longer than a second.",
      threshold: 1,
      periods: 2,
    },
    UnhealthyTasks: {
      metric: target.metrics.unhealthyHostCount({ period: Duration.minutes(1), statistic: "Maximum" }),
      says: "A task has not been ready for five minutes.",
      threshold: 0,
      periods: 5,
    },
    TaskMemory: {
      metric: service.metricMemoryUtilization(five),
      says: "The tasks have used more than 85 % of their memory for ten minutes.",
      threshold: 85,
      periods: 2,
    },
    DatabaseProcessor: {
      metric: cluster.metricCPUUtilization(five),
      says: "The database has been at more than 85 % of its processors for fifteen minutes.",
      threshold: 85,
      periods: 3,
    },
    DatabaseCapacity: {
      metric: cluster.metric("ACUUtilization", { ...five, statistic: "Maximum" }),
      says: "The database is near the most that its size allows: choose a larger one.",
      threshold: 90,
      periods: 3,
    },
    DatabaseConnections: {
      metric: cluster.metricDatabaseConnections({ ...five, statistic: "Maximum" }),
      says: "More connections than all tasks at their most could want: somebody else is there, or they leak.",
      threshold: mostConnections(size),
    },
    DatabaseMemory: {
      metric: cluster.metricFreeableMemory({ ...five, statistic: "Minimum" }),
      says: "The database has less than 512 MiB of memory free.",
      threshold: 512 * MIB,
      when: BELOW,
      periods: 3,
    },
    QueueAge: {
      // The job that sends e-mails is put into the queue every minute. When none has ended, the queue is this old.
      metric: counted(scope, "EmailRuns", {
        log,
        pattern: FilterPattern.all(
          FilterPattern.stringValue("$.msg", "=", "a job is done"),
          FilterPattern.stringValue("$.job", "=", "send-emails"),
        ),
      }).with({ period: Duration.minutes(15) }),
      says: "Nothing has come out of the job queue for fifteen minutes: e-mails wait, payments are not compared.",
      threshold: 1,
      when: BELOW,
      silenceIsBad: true,
    },
    Errors: {
      metric: counted(scope, "LoggedErrors", {
        log,
        pattern: FilterPattern.numberValue("$.level", ">=", 50),
      }),
      says: "The app logged more than ten errors in five minutes.",
      threshold: 10,
    },
    Bounces: {
      metric: new Metric({
        namespace: "AWS/SES",
        metricName: "Reputation.BounceRate",
        period: Duration.hours(1),
      }),
      says: "More than 4 % of e-mails come back. At 5 % SES looks into the account, at 10 % it stops sending.",
      threshold: 0.04,
    },
  };
  for (const [name, one] of Object.entries(watched)) alarmOf(scope, name, { ...one, topic });
}

/** Twenty for questions and one that listens for each process, all of them twice while a version replaces another. */
function mostConnections({ tasks, processes }: Size): number {
  return 2 * tasks.max * processes * 21;
}

function counted(
  scope: Construct,
  name: string,
  { log, pattern }: { log: LogGroup; pattern: ReturnType<typeof FilterPattern.all> },
): Metric {
  const filter = new MetricFilter(scope, name, {
    logGroup: log,
    filterPattern: pattern,
    metricNamespace: "Goi",
    metricName: name,
    metricValue: "1",
  });
  return filter.metric({ statistic: "Sum", period: FIVE_MINUTES });
}

/** CloudFront's firewall counts in Virginia. */
export function watchFirewall(scope: Stack, { topic }: { topic: Topic }): void {
  alarmOf(scope, "Blocked", {
    topic,
    metric: new Metric({
      namespace: "AWS/WAFV2",
      metricName: "BlockedRequests",
      dimensionsMap: { WebACL: "goi-firewall", Rule: "ALL" },
      statistic: "Sum",
      period: FIVE_MINUTES,
    }),
    says: "The firewall refused a flood in five minutes: an attack, or a rule that refuses people.",
    threshold: RATES.all / 30,
  });
}

export function createBudget(scope: Construct, { usd, email }: { usd: number; email: string }): void {
  const notify = (notificationType: string, threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: "GREATER_THAN",
      threshold,
      thresholdType: "PERCENTAGE",
    },
    subscribers: [{ subscriptionType: "EMAIL", address: email }],
  });
  new CfnBudget(scope, "Budget", {
    budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount: usd, unit: "USD" } },
    notificationsWithSubscribers: [notify("ACTUAL", 80), notify("FORECASTED", 100)],
  });
}
