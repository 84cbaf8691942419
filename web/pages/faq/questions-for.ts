import type { Topic } from "#web/questions/answer.ts";

/** The same answers as search engines read them (schema.org). */
export function questionsFor(topics: readonly Topic[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: topics.flatMap(({ answers }) =>
      answers.map(({ question, paragraphs }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: paragraphs.join("\n") },
      })),
    ),
  };
}
