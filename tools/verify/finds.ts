import type { Access, Endpoint } from '#contracts/endpoint.ts';
import { prefixes } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

export type Params = Readonly<Record<string, string>>;

/** At most so many things are asked for by one operation; no enumeration in a path has more. */
const maxOfEach = 15;

/** Values in the form of ids and codes that no backend has given out. */
const strangers = [
  ...Object.values(prefixes).map((prefix) => `${prefix}_7${'Z'.repeat(25)}`),
  'ZZZZZZZZZZZZ',
  '0000-00',
];

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Path parameters that name nothing; null when the path has enumerations only, whose values all exist. */
export function unknownParams({ params = {} }: Endpoint): Params | null {
  const entries = Object.entries(params).map(([name, schema]) => {
    const stranger = strangers.find((value) => accepts(schema, value));
    return [name, stranger ?? (schema instanceof z.ZodMiniEnum ? String(schema.options[0]) : '')] as const;
  });
  return entries.some(([, value]) => strangers.includes(value)) ? Object.fromEntries(entries) : null;
}

/** `orderId` is an order's `id`, or another thing's `orderId`; `quoteId` may be its `currentQuoteId`. */
const isNamed = (parameter: string, member: string) =>
  member === 'id' || member.toLowerCase().endsWith(parameter.toLowerCase());

interface Found {
  readonly access: Access;
  readonly params: Params;
  /** From a list; what other answers name need not exist, such as what an approval would create. */
  readonly isListed: boolean;
}

/** Collects what answers say about path parameters, apart for each access: a customer's ids are the customer's own. */
export function createFinds(definitions: readonly Endpoint[]) {
  const parameters = new Map(definitions.flatMap(({ params = {} }) => Object.entries(params)));
  const finds: Found[] = [...parameters].flatMap(([name, schema]) =>
    schema instanceof z.ZodMiniEnum
      ? schema.options.map((option) => ({
          access: 'public',
          params: { [name]: String(option) },
          isListed: true,
        }))
      : [],
  );

  /** @param asked the parameters of the request, which belong to what it was answered with */
  function learn(access: Access, body: unknown, asked: Params): void {
    const isListed = typeof body === 'object' && body !== null && 'items' in body;
    const visit = (value: unknown, around: Params): void => {
      if (typeof value !== 'object' || value === null) return;
      const memberParams = Object.entries(value).flatMap(([member, text]) =>
        [...parameters]
          .filter(([name, schema]) => isNamed(name, member) && accepts(schema, text))
          .map(([name]) => [name, String(text)] as const),
      );
      const params = { ...around, ...Object.fromEntries(memberParams) };
      if (memberParams.length > 0) finds.push({ access, params, isListed });
      for (const inner of Object.values(value)) visit(inner, params);
    };
    visit(body, asked);
  }

  /** The known sets of an operation's parameters: those from lists, or else from other answers. */
  function casesOf({ access, params = {} }: Endpoint): { cases: readonly Params[]; areListed: boolean } {
    const names = Object.keys(params);
    if (names.length === 0) return { cases: [{}], areListed: true };
    const candidates = finds.filter(
      (one) =>
        (one.access === 'public' || one.access === access) &&
        names.every((name) => one.params[name] !== undefined),
    );
    const areListed = candidates.some((one) => one.isListed);
    const distinct = new Map<string, Params>();
    for (const one of candidates.filter(({ isListed }) => isListed === areListed)) {
      const entries = names.map((name) => [name, one.params[name] ?? ''] as const);
      distinct.set(JSON.stringify(entries), Object.fromEntries(entries));
    }
    return { cases: [...distinct.values()].slice(0, maxOfEach), areListed };
  }

  return { learn, casesOf };
}

export type Finds = ReturnType<typeof createFinds>;
