import { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import { RefundReason } from '#contracts/payments/refund.ts';
import { cardNumbers, scratchcards } from '#contracts/verbs/test-cards.ts';
import { offerNames } from '#contracts/verbs/verbs.ts';
import { z } from '#contracts/z.ts';
import { oneOf } from './line-error.ts';

interface Kind<Value> {
  readonly schema: z.core.$ZodType<Value, string>;
  /** As the error says it. */
  readonly expected: string;
  /** Whether it may have several words: it ends before the next word of its phrase. */
  readonly isText?: true;
}

const keysOf = <const Names extends Readonly<Record<string, unknown>>>(names: Names) =>
  Object.keys(names) as (keyof Names & string)[]; // Object.keys loses the literal keys

function choice<const Name extends string>(what: string, names: readonly Name[]): Kind<Name> {
  return { schema: z.enum(names), expected: `${what}: ${oneOf(names)}` };
}

const text = z.string().check(z.minLength(1));

/** "€50.00", "50": whole cents. */
const Money = z.pipe(
  z.string().check(z.regex(/^€?\d{1,7}(\.\d\d)?$/)),
  z.transform((written: string) => Math.round(Number(written.replace('€', '')) * 100)),
);

/** What stands between the fixed words of a phrase, by the name that it has there. */
export const kinds = {
  product: { schema: text, expected: 'the name or the article number of a product', isText: true },
  offer: choice('the code of an offer', keysOf(offerNames)),
  card: choice('a test card', keysOf(cardNumbers)),
  scratchcard: choice('a scratchcard', keysOf(scratchcards)),
  plan: { schema: text, expected: 'the number of a plan' },
  money: { schema: Money, expected: 'an amount such as €50.00' },
  reference: {
    schema: z.string().check(z.regex(/^\{.+\}$|['’]s [A-Za-z]+$/)),
    expected: 'an entity such as {payment}, {payment 2} or mira’s payment',
  },
  reason: choice('a reason', RefundReason.options),
  document: choice('a kind of document', CollateralDocumentKind.options),
  question: { schema: text, expected: 'a text', isText: true },
} as const satisfies Readonly<Record<string, Kind<string | number>>>;

export type KindName = keyof typeof kinds;

/** The names in a phrase: "buys <product> on <offer>" has "product" and "offer". */
type NamesIn<Phrase extends string> = Phrase extends `${string}<${infer Name}>${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export type ArgumentsOf<Phrase extends string> = {
  readonly [Name in NamesIn<Phrase> & KindName]: z.output<(typeof kinds)[Name]['schema']>;
};
