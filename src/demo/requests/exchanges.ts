import { controlPath } from '#contracts/mock-control.ts';
import type { Exchange, ExchangeRecord, Losses } from '#contracts/mock-in-page.ts';
import { masked, maskedAddress, maskedRequest, maskedResponse } from './masked.ts';

const maxExchanges = 10_000;

interface Options {
  /** In ms; for durations. */
  readonly now: () => number;
  /** In ms since 1970. */
  readonly wall: () => number;
  /** Says what of an answer breaks the contract; null for nothing. */
  readonly breachOf: (method: string, path: string, response: Response) => Promise<string | null>;
}

/** Keeps the last requests of this page. */
export function createExchanges({ now, wall, breachOf }: Options): ExchangeRecord {
  const listeners = new Set<() => void>();
  /** By their ids, the oldest first. */
  const kept = new Map<number, Exchange>();
  let cachedList: readonly Exchange[] | null = [];
  let last = 0;
  let breaches = 0;
  let losses: Losses = { lostAnswers: 0, resent: 0 };
  /** Requests whose answer was lost, until they are sent again. */
  const unanswered = new Set<string>();

  function keep(exchange: Exchange): void {
    kept.set(exchange.id, exchange);
    const [oldestId = exchange.id] = kept.keys();
    if (kept.size > maxExchanges) kept.delete(oldestId);
    changed();
  }
  function changed(): void {
    cachedList = null;
    for (const listener of listeners) listener();
  }

  /** Checks an answer after the page has it, and masks what may be one of a real API. */
  async function check(exchange: Exchange, path: string, response: Response, masks: boolean): Promise<void> {
    const breach = await breachOf(exchange.method, path, response.clone());
    if (breach !== null) breaches += 1;
    const checked = masks
      ? { ...exchange, breach: breach && masked(breach), response: await maskedResponse(response) }
      : { ...exchange, breach };
    if (kept.has(exchange.id)) kept.set(exchange.id, checked);
    changed();
  }

  return {
    list: () => (cachedList ??= [...kept.values()].toReversed()),
    breaches: () => breaches,
    losses: () => losses,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recording: (respond, below, real) =>
      async function record(request) {
        const { pathname, search } = new URL(request.url);
        const path = pathname.slice(below.length) + search;
        if (path.startsWith(`${controlPath}/`)) return respond(request);
        const { method, url, headers } = request;
        const address = real?.realAddress(request) ?? null;
        const isSent = address !== null;
        const [id, startedAt] = [(last += 1), now()];
        const call = [method, url, headers.get('Idempotency-Key')].join(' ');
        if (unanswered.delete(call)) losses = { ...losses, resent: losses.resent + 1 };
        const sent: Exchange = {
          id,
          startedAt: wall(),
          method,
          path: isSent ? maskedAddress(path) : path,
          hasKey: headers.has('Idempotency-Key'),
          isReal: isSent,
          request: isSent ? await maskedRequest(request.clone(), address) : request.clone(),
          status: null,
          durationMs: null,
          isReplay: false,
          breach: undefined,
          response: null,
        };
        keep(sent);
        const end = (status: Exchange['status']) => ({
          ...sent,
          status,
          durationMs: Math.round(now() - startedAt),
        });
        const lose = () => {
          unanswered.add(call);
          losses = { ...losses, lostAnswers: losses.lostAnswers + 1 };
          keep(end('failed'));
        };
        try {
          const response = await respond(request);
          if (response.type === 'error') {
            lose();
            return response;
          }
          const answered = {
            ...end(response.status),
            isReplay: response.headers.get('Idempotency-Replayed') === 'true',
            isReal: isSent && real?.isReal(response) === true,
            response: isSent ? null : response.clone(),
          };
          keep(answered);
          check(answered, path, response.clone(), isSent).catch(() => undefined); // it broke off, which the page reports
          return response;
        } catch (cause) {
          lose();
          throw cause;
        }
      },
  };
}
