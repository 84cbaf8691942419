import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0, target: ["chrome111", "safari16.4", "firefox114"] },
  // The server is ours (server/main.ts); Vite only builds, or serves modules inside it while developing.
  server: { middlewareMode: true },
});
