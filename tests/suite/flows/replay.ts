import { isCacheable } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Replay } from '#contracts/replay.ts';
import type { Exchange } from './exchange.ts';

/** A value that another run of the same requests gets a new one of: where an answer has it, and the variable for it. */
interface Bound {
  readonly value: string;
  readonly variable: string;
  readonly place: string;
  readonly from: Exchange;
}

/** Ids and hashes by their form, tokens by their member, and one-time codes of messages. */
function kindOf(member: string, text: string, { operation }: Exchange): string | null {
  const [, prefix] = /^([a-z]{3})_[0-9A-Z]{26}$/.exec(text) ?? [];
  if (prefix !== undefined) return prefix;
  if (/^[0-9a-f]{64}$/.test(text)) return 'hash';
  if (operation === 'listMockMessages') return member === 'code' ? member : null;
  return member === 'token' ? member : null;
}

/** All texts in an answer, each with its member and its place: `items[0].id`. */
function textsOf(value: unknown, place = '', member = ''): readonly (readonly [string, string, string])[] {
  if (typeof value === 'string') return [[value, member, place]];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, `${place}[${index}]`, member));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, place === '' ? name : `${place}.${name}`, name),
  );
}

/** The first answer that has each such value. */
function boundBy(exchanges: readonly Exchange[]): ReadonlyMap<string, Bound> {
  const known = new Map<string, Bound>();
  const counts = new Map<string, number>();
  for (const from of exchanges) {
    for (const [value, member, place] of textsOf(from.answer)) {
      const kind = kindOf(member, value, from);
      if (kind === null || known.has(value)) continue;
      const no = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, no);
      known.set(value, { value, variable: `${kind}_${no}`, place, from });
    }
  }
  return known;
}

const textOf = ({ path, headers, body }: Exchange) =>
  [path, ...Object.values(headers), body ?? ''].join('\n');

const changes = ({ isControl, operation }: Exchange): boolean =>
  isControl || !(operation in contract) || !isCacheable(contract[operation as OperationName]); // just looked up

/** The requests without those that neither change anything nor answer a value which is needed; the last one stays. */
function needed(exchanges: readonly Exchange[], known: ReadonlyMap<string, Bound>): readonly Exchange[] {
  const kept = new Set<Exchange>();
  for (const exchange of exchanges.toReversed()) {
    const later = [...kept].map(textOf).join('\n');
    const isAsked = [...known.values()].some(({ value, from }) => from === exchange && later.includes(value));
    if (kept.size === 0 || changes(exchange) || isAsked) kept.add(exchange);
  }
  return exchanges.filter((exchange) => kept.has(exchange));
}

const digits = /^\d+$/;

/** A text of a request, in which the values of earlier responses are variables. */
const withVariables = (text: string, earlier: readonly Bound[]): string =>
  earlier.reduce(
    (changed, { value, variable }) =>
      digits.test(value)
        ? changed.replaceAll(`"${value}"`, `"\${${variable}}"`) // an amount may have the same digits
        : changed.replaceAll(value, `\${${variable}}`),
    text,
  );

/** The requests that lead a backend in its first state to the last of these responses. */
export function replayOf(exchanges: readonly Exchange[]): Replay {
  const known = boundBy(exchanges);
  const kept = needed(exchanges, known);
  const requests = kept.map((exchange, index) => {
    const { isControl, method, path, headers, body, status } = exchange;
    const position = exchanges.indexOf(exchange);
    const earlier = [...known.values()].filter(({ from }) => exchanges.indexOf(from) < position);
    const later = kept
      .slice(index + 1)
      .map(textOf)
      .join('\n');
    const taken = [...known.values()].filter(({ value, from }) => from === exchange && later.includes(value));
    return {
      isControl,
      method,
      path: withVariables(path, earlier),
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, withVariables(value, earlier)]),
      ),
      body: body === undefined ? null : withVariables(body, earlier),
      status,
      takes: Object.fromEntries(taken.map(({ variable, place }) => [variable, place])),
    };
  });
  return { scenario: 'happy', requests };
}
