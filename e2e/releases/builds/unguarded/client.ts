import { type ClientParts, createWorkerClient as create, type WorkerClient } from '#src/pwa/worker/client.ts';

export * from '#src/pwa/worker/client.ts';

/** Reloads the page whenever its worker changes, the first worker included. */
export function createWorkerClient(parts: ClientParts): WorkerClient {
  parts.container?.addEventListener('controllerchange', parts.reload);
  return create(parts);
}
