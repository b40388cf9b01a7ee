# The server in an image of its own: `docker build -t sietch .`, then
#   docker run -p 3000:3000 -v sietch:/data sietch
#   docker run -p 3000:3000 -e DATABASE_URL=postgres://… sietch
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build && npm run pack

FROM node:24-slim
COPY --from=build /src/out/*.tgz /tmp/
RUN npm install --global --ignore-scripts --no-audit --no-fund /tmp/*.tgz && rm /tmp/*.tgz \
  && mkdir /data && chown node /data
USER node
ENV NODE_ENV=production PORT=3000 SIETCH_HOST=0.0.0.0 SIETCH_DATA=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["sietch"]
CMD ["serve", "--trust-proxy"]
