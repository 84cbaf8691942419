import type { Topic } from "./answer.ts";
import { placeholders } from "./placeholders.ts";
import { readTopic } from "./read-topic.ts";

const files = import.meta.glob<string>("/content/faq/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every answer, in the order in which people come to ask: that of the files' names. */
export const topics: readonly Topic[] = Object.entries(files).map(([file, text]) =>
  readTopic({ file, text, placeholders }),
);
