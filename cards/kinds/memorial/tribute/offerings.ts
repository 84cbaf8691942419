export const offerings = { flower: "국화", candle: "촛불" } as const;
export type Offering = keyof typeof offerings;

/** Under this name all of them are counted: which of both it was is the family's choice, not the guest's. */
export const OFFERED = "offered";
