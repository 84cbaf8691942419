import "./card.ts";
import "./card-changes.ts";
import "./card-from.ts";
import "./consent.ts";
import "./draw.ts";
import "./guest-photo.ts";
import "./photo.ts";
import "./entry.ts";
import "./entry-changes.ts";
import "./entry-live.ts";
import "./invitee.ts";
import "./member.ts";
import "./response.ts";
import "./response-changes.ts";
import "./service.ts";
import "./ticket.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();
