# The site with its server. Stage "build" needs the network for packages; what it leaves is all that runs.
#   docker build -t site .
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# Not "npm ci": it refuses a lockfile without the optional binaries of other systems, which a registry may not carry.
RUN npm install --no-save --no-audit --no-fund
COPY . .
# Brand and hosts of the site; empty ones are those of config/site.ts.
ARG SITE_BRAND=""
ARG SITE_HOSTS=""
RUN SITE_BRAND="$SITE_BRAND" SITE_HOSTS="$SITE_HOSTS" npm run build
RUN npm prune --omit=dev --no-audit --no-fund && mkdir -m 700 data

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/site/data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/config ./config
COPY --from=build /site/shared ./shared
COPY --from=build /site/scripts/run.mjs ./scripts/run.mjs
COPY --from=build /site/server ./server
COPY --from=build /site/dist ./dist
# The embedded store, unless DATABASE_URL names a PostgreSQL; the one folder that is written to.
COPY --from=build --chown=1000:1000 /site/data ./data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/server.ts"]
