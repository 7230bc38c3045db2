FROM node:22-bookworm-slim
WORKDIR /vezne
COPY . .
RUN npm ci && node esbuild.mjs && chown node:node /vezne
USER node
ENV VEZNE_HOST=0.0.0.0
EXPOSE 4000 4001 4002 4003
CMD ["node", "dist/sandbox/main.js"]
