/** Where a card has a photo, it fills this much of its share picture. */
export const SHARE_PHOTO = { width: 560, height: 630 } as const;
