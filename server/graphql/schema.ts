import "./card.ts";
import "./card-changes.ts";
import "./consent.ts";
import "./guest-photo.ts";
import "./member.ts";
import "./photo.ts";
import "./service.ts";
import { builder } from "./builder.ts";

export const schema = builder.toSchema();
