/** Made by the build from the browser's half of the card's page. */
declare module "virtual:card-files" {
  /** The address of the script that lets the page come alive. */
  export const script: string;
  /** All styles of all viewers: they stand in the page itself, which saves a guest one way to the server. */
  export const style: string;
}
