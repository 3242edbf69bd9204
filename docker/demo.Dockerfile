# The demo as a static site. docs/publishing.md, "In a container"
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build:demo

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /app/dist/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
