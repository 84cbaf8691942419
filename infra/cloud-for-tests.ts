import { readFileSync } from "node:fs";
import { App, Validations } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { AwsSolutionsChecks } from "cdk-nag";
import { settingsFrom } from "./settings.ts";
import { createStacks } from "./stacks.ts";

/** As an operator would give them; an image of elsewhere, so that nothing is read for one. */
const given = {
  domain: "card.example.kr",
  alarmEmail: "ops@example.kr",
  hostedZoneId: "Z0123456789ABCDEFGHIJ",
  hostedZoneName: "example.kr",
  image: "goi:test",
};

const { context: flags } = JSON.parse(readFileSync(new URL("./cdk.json", import.meta.url), "utf8"));

/** Described as for a deployment, without AWS. With `checked` also held against CloudFormation's own schemas, for seconds. */
export function cloudWith(context: Record<string, unknown>, { checked = false } = {}) {
  const app = new App({ context: flags });
  const values: Record<string, unknown> = { ...given, ...context };
  const { seoul, virginia } = createStacks(app, {
    settings: settingsFrom((name) => values[name]),
    account: "123456789012",
  });
  const findings = new AwsSolutionsChecks(app).validateScope(app).violations;
  const assembly = app.synth({ skipValidation: !checked });
  const templateOf = (name: string) => Template.fromJSON(assembly.getStackByName(name).template);
  return {
    seoul: templateOf(seoul.stackName),
    virginia: templateOf(virginia.stackName),
    findings: findings.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    ),
    /** The rules of AwsSolutions that are not followed. */
    accepted: app.node
      .findAll()
      .flatMap(({ node }) => node.metadata)
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.keys(data))
      .flatMap((id) => /AwsSolutions-\w+/.exec(id)?.[0] ?? []),
  };
}
