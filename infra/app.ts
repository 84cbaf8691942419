import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { settingsFrom } from "./settings.ts";
import { createStacks } from "./stacks.ts";

/** What `cdk` runs: reads the settings, describes the cloud, and refuses what the rules of AwsSolutions find. */
const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
const settings = settingsFrom((name) => app.node.tryGetContext(name));
createStacks(app, { settings, account: process.env.CDK_DEFAULT_ACCOUNT });
