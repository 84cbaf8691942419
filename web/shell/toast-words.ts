/** Something that just happened, and the one thing to do about it. */
export type ToastWords = { sentence: string; act?: { label: string; run(): void } };
