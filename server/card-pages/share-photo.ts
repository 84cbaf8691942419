/** What every messenger asks for. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Where a card has a photo, it fills this much of its share picture; all of it where it was chosen for that. */
export const SHARE_PHOTO = { width: 560, height: 630 } as const;
