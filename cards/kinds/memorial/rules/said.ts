/** Where the family speaks in its own words; what is told of a life is another's story. */
export const FAMILY_WORDS = [
  "words.body",
  "farewell.visiting",
  "farewell.thanks",
  "tribute.text",
  "condolences.prompt",
  "remembrance.text",
];
