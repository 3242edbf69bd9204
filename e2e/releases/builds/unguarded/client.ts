import { type ClientParts, createWorkerClient as create, type WorkerClient } from '#src/sw/client.ts';

export * from '#src/sw/client.ts';

/** Reloads the page whenever its worker changes, the first worker included. */
export function createWorkerClient(parts: ClientParts): WorkerClient {
  parts.container?.addEventListener('controllerchange', parts.reload);
  return create(parts);
}
