# The site with its server. Stages "packages" and "build" need the network; only the last one runs.
#   docker build -t site .
ARG NODE_VERSION=24.21.0

# The server's packages, without those that build the site.
FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY server/package.json ./server/package.json
# Not "npm ci": it refuses a lockfile without the optional binaries of other systems, which a registry may not carry.
RUN npm install --omit=dev --workspace=server --no-save
# Most of these packages' size is for debuggers, compilers and browsers.
RUN find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
RUN rm -r node_modules/zod/src node_modules/libphonenumber-js/bundle

# The image that has git: sitemaps take the dates of pages from the history, and the build the name of its commit.
FROM node:${NODE_VERSION}-bookworm AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY server/package.json ./server/package.json
RUN npm install --omit=dev --include-workspace-root --workspace=server --no-save
COPY . .
# Overrides the brand in content/settings.
ARG SITE_BRAND=""
RUN SITE_BRAND="$SITE_BRAND" npm run build
# Every client that shows these drawings supports brotli; pages and scripts keep both.
RUN find dist/_art -name '*.gz' -delete
RUN mkdir -m 700 data
# The server's compiled code, with which it takes a fifth less memory.
RUN install -d -o 1000 compiled
USER 1000
RUN NODE_COMPILE_CACHE=/site/compiled node_modules/node/bin/node --max-semi-space-size=8 -e "import('./server/server.ts')"

# The C and C++ libraries that Node.js needs, certificates and time zones; no shell and no package manager. The digest
# never changes: Dependabot proposes the next.
FROM gcr.io/distroless/cc-debian12:nonroot@sha256:9dac0a79194e45a7da0158a9c6da57b217585af0786db3845d1f0ec1a0dd182f
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/site/data NODE_COMPILE_CACHE=/site/compiled
# The runtime as package-lock.json pins it, by its hash.
COPY --from=build /site/node_modules/node/bin/node /usr/local/bin/node
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/config ./config
COPY --from=build /site/shared ./shared
COPY --from=build /site/scripts/run.mjs /site/scripts/onParentExit.mjs /site/scripts/stopWithParent.mjs ./scripts/
COPY --from=build /site/server ./server
COPY --from=build /site/compiled ./compiled
COPY --from=build /site/dist ./dist
# The embedded store, unless DATABASE_URL names a PostgreSQL; the only folder that the server writes to.
COPY --from=build --chown=1000:1000 /site/data ./data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "server/server.ts"]
