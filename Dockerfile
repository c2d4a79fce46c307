# Quai in one image: built once, then run without compilers and without root. See docs/run.md.
FROM node:20-bookworm-slim AS build
WORKDIR /quai
COPY . .
# The lock file fixes every version, and packages may not run install scripts.
RUN npm ci --ignore-scripts \
 && node scripts/build.mjs \
 && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
WORKDIR /quai
ENV NODE_ENV=production QUAI_DATA=/data
COPY --from=build /quai/node_modules ./node_modules
COPY --from=build /quai/dist ./dist
COPY deploy/quai.mjs ./deploy/quai.mjs
COPY package.json LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node receives SIGTERM directly, and the server shuts down cleanly.
ENTRYPOINT ["node", "deploy/quai.mjs"]
CMD ["serve"]
