/** What one guest puts up at once; an album belongs elsewhere. */
export const PHOTOS_AT_ONCE = 10;
