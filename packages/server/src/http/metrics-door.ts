import { createServer, type Server } from 'node:http';
import type { Metrics } from '../metrics.js';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** An address of its own. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Metrics where only those who run the server can reach them. */
export async function openMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then((text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
