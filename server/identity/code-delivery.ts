import { maskedEmail } from "./emails.ts";

/** Where a code went, as far as it may be told. */
export function codeDelivery(email: string) {
  return { Destination: maskedEmail(email), DeliveryMedium: "EMAIL", AttributeName: "email" };
}
