import { embeddedTemplate } from "#tests/embedded-template.ts";

/** Before all tests, so that workers who start at once find it made. */
export default async function prepare() {
  await embeddedTemplate();
}
