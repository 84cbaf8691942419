# The app as a container: built here, run without anything to install or to build.

FROM node:24-bookworm-slim AS build
WORKDIR /app
# What is installed depends on these alone, so that a change of the app does not install anew.
COPY package.json package-lock.json ./
COPY scripts scripts
COPY cards/themes/fonts.ts cards/themes/
RUN node --eval 'import("./scripts/install.mjs").then(({ ensureInstalled }) => ensureInstalled())'
COPY . .
RUN node --eval 'import("./scripts/build.mjs").then(({ ensureBuilt }) => ensureBuilt())'
# The image has a Node of its own.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

# Whom to believe that it is the database: Amazon's own roots for RDS, and those that everybody has for its proxy.
FROM node:24-bookworm-slim AS certificates
ADD https://truststore.pki.rds.amazonaws.com/ap-northeast-2/ap-northeast-2-bundle.pem /rds.pem
RUN node --print 'require("node:tls").rootCertificates.join("\n")' | cat /rds.pem - > /database-ca.pem

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=certificates --chmod=444 /database-ca.pem ./
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/content content
COPY --from=build /app/domain domain
COPY --from=build /app/cards cards
COPY --from=build /app/server server
COPY --from=build /app/build build
# All that is ever written; whoever mounts something there mounts it for this user.
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME ["/data", "/tmp"]
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
EXPOSE 3000
CMD ["node", "server/main.ts"]
