import { controlPath } from '#contracts/mock-control.ts';
import type { Exchange, Losses } from '#contracts/mock-in-page.ts';
import type { Respond } from '#mocks/adapters/network/network.ts';

const maxExchanges = 10_000;

/** Keeps the last requests of this page. `below` is the base URL's path, without "/" at its end. */
export function createExchanges(below: string, now: () => number, wall: () => number = Date.now) {
  const listeners = new Set<() => void>();
  /** By their ids, the oldest first. */
  const kept = new Map<number, Exchange>();
  let cachedList: readonly Exchange[] | null = [];
  let last = 0;
  let losses: Losses = { lostAnswers: 0, resent: 0 };
  /** Requests whose answer was lost, until they are sent again. */
  const unanswered = new Set<string>();

  function keep(exchange: Exchange): void {
    kept.set(exchange.id, exchange);
    const [oldestId = exchange.id] = kept.keys();
    if (kept.size > maxExchanges) kept.delete(oldestId);
    cachedList = null;
    for (const listener of listeners) listener();
  }

  return {
    /** Newest first; the same array until something changes. */
    list: () => (cachedList ??= [...kept.values()].toReversed()),
    /** The same object until something changes. */
    losses: () => losses,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recording(respond: Respond): Respond {
      return async (request) => {
        const { pathname, search } = new URL(request.url);
        const path = pathname.slice(below.length);
        if (path.startsWith(`${controlPath}/`)) return respond(request);
        const [id, startedAt] = [(last += 1), now()];
        const { method } = request;
        const hasKey = request.headers.has('Idempotency-Key');
        const call = [method, request.url, request.headers.get('Idempotency-Key')].join(' ');
        if (unanswered.delete(call)) losses = { ...losses, resent: losses.resent + 1 };
        const sent = { id, startedAt: wall(), method, path: path + search, hasKey, request: request.clone() };
        keep({ ...sent, status: null, durationMs: null, isReplay: false, response: null });
        const response = await respond(request);
        const isAnswered = response.type !== 'error';
        if (!isAnswered) {
          unanswered.add(call);
          losses = { ...losses, lostAnswers: losses.lostAnswers + 1 };
        }
        keep({
          ...sent,
          status: isAnswered ? response.status : 'failed',
          durationMs: Math.round(now() - startedAt),
          isReplay: response.headers.get('Idempotency-Replayed') === 'true',
          response: isAnswered ? response.clone() : null,
        });
        return response;
      };
    },
  };
}
