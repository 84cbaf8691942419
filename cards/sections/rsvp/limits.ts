/** As many names of companions as an answer may give (product, limits). */
export const COMPANIONS_MAX = 10;
/** Of one kind in one answer: a large family. Who brings more speaks with the host. */
export const PARTY_MAX = 20;
/** Own questions; each one more costs answers (product, sections). */
export const QUESTIONS_MAX = 5;
export const CHOICES_MAX = 8;
