import { reportEmbedding } from '../application/payment/report-embedding.js';
import type { PageHost } from '../application/ports.js';
import { EmbeddingGateway } from '../infrastructure/gateway/embedding-gateway.js';
import type { HttpClient } from '../infrastructure/gateway/http-client.js';

/** Where the page is embedded is reported once its form can be used: nothing waits for it (EM-03). */
export function reportsPart(http: HttpClient, host: PageHost): ReturnType<typeof reportEmbedding> {
  return reportEmbedding({ reports: new EmbeddingGateway(http), host });
}
