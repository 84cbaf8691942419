/** As many names of companions as an answer may give (product, limits). */
export const COMPANIONS_MAX = 10;
/** Of one kind in one answer: a large family. Who brings more speaks with the host. */
export const PARTY_MAX = 20;
export const MESSAGE_MAX = 300;
/** Own questions; each one more costs answers (product, sections). */
export const QUESTIONS_MAX = 5;
export const CHOICES_MAX = 8;
/** A short answer, one line. */
export const ANSWER_MAX = 100;
