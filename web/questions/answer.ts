/** A question as people ask it, and what is true of it today. */
export type FaqAnswer = {
  /** Its address on the page, behind the `#`. */
  slug: string;
  question: string;
  paragraphs: readonly string[];
  /** Where to go on. */
  to?: { label: string; address: string };
};

export type Topic = { slug: string; label: string; answers: readonly FaqAnswer[] };
