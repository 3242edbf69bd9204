import { isCacheable } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Address } from '#tests/kit/provider-at.ts';
import type { Exchange } from './exchange.ts';

/** A value that another run of the same requests gets anew: where an answer has it, and the variable for it. */
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

/** A word of a shell; the values are variables in it. */
function quoted(text: string, known: readonly Bound[]): string {
  const plain = `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const filled = known.reduce(
    (word, { value, variable }) =>
      /^\d+$/.test(value)
        ? word.replaceAll(`"${value}"`, `"'"$${variable}"'"`) // an amount may have the same digits
        : word.replaceAll(value, `'"$${variable}"'`),
    plain,
  );
  return filled.replace(/^''(?=")/, '').replace(/(?<=")''$/, '');
}

/**
 * The requests as lines of a shell that repeat them against a backend in its first state: what differs from run to run
 * is taken from the answers, tokens too.
 */
export function curlLines(exchanges: readonly Exchange[], { baseUrl, controlUrl }: Address): string {
  const known = boundBy(exchanges);
  const kept = needed(exchanges, known);
  const lines = kept.flatMap((exchange, index) => {
    const { isControl, method, path, headers, body } = exchange;
    const before = [...known.values()].filter(
      ({ from }) => exchanges.indexOf(from) < exchanges.indexOf(exchange),
    );
    const later = kept
      .slice(index + 1)
      .map(textOf)
      .join('\n');
    const taken = [...known.values()].filter(({ value, from }) => from === exchange && later.includes(value));
    const call = [
      `curl -s -X ${method} "$${isControl ? 'CONTROL' : 'API'}"${quoted(path, before)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`, before)}`),
      ...(body === undefined ? [] : [`-d ${quoted(body, before)}`]),
    ].join(' ');
    if (taken.length === 0) return [index === kept.length - 1 ? call : `${call} > /dev/null`];
    return [`answer=$(${call})`, ...taken.map(({ variable, place }) => `${variable}=$(member '${place}')`)];
  });
  return [
    `API=${baseUrl} CONTROL=${controlUrl}`,
    `member() { printf %s "$answer" | node -p "JSON.parse(fs.readFileSync(0)).$1"; }`,
    `curl -s -X PUT "$CONTROL"/scenario -H 'Content-Type: application/json' -d '{"scenario":"happy"}' > /dev/null`,
    ...lines,
  ].join('\n');
}
