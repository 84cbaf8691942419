import type { Topic } from "./answer.ts";
import { account } from "./topics/account.ts";
import { guests } from "./topics/guests.ts";
import { making } from "./topics/making.ts";
import { memorials } from "./topics/memorials.ts";
import { orderQuestions } from "./topics/orders.ts";
import { periods } from "./topics/periods.ts";
import { photoQuestions } from "./topics/photos.ts";
import { sending } from "./topics/sending.ts";

/** Every answer, in the order in which people come to ask. */
export const topics: readonly Topic[] = [
  making,
  photoQuestions,
  sending,
  guests,
  periods,
  orderQuestions,
  memorials,
  account,
];
