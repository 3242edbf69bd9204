# The mock backend as a server. docs/handing-over.md, "The mock backend in a container"
FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY contracts contracts
COPY mocks mocks
RUN install -d -o node -g node /data
USER node
EXPOSE 4010
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/v1/config').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "mocks/adapters/server/command-line.ts", "--host=0.0.0.0"]
