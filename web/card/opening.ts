import { tendOpening } from "#cards/sections/music/opening.ts";

// A script of its own: only cards with an opening screen pay for it.
if (document.readyState !== "loading") tendOpening(document);
else addEventListener("DOMContentLoaded", () => tendOpening(document), { once: true });
