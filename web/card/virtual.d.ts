/** Made by the build from the browser's half of the card's page. */
declare module "virtual:card-files" {
  /** The address of the script that waits for a guest's touch. */
  export const script: string;
  /** The address of the script of the opening screen, for cards that have one. */
  export const opening: string;
  /** The addresses of the scripts that hydrate cards, by their kind; none while developing. */
  export const alive: Readonly<Record<string, string>>;
  /** The address of all styles of all viewers; empty while developing. */
  export const sheet: string;
  /** The same rule by rule, each with the classes and the look (`heading=left`) that must be there for one of its selectors to match. */
  export const rules: readonly { css: string; needs: readonly (readonly string[])[] }[];
}
