import type { customerOver } from '#contracts/verbs/customer.ts';
import type { administratorOver } from '#contracts/verbs/administrator.ts';
import type { ArgumentsOf } from './arguments.ts';
import { Mismatch, oneOf } from './line-error.ts';
import { argumentsIn } from './match.ts';
import type { Word } from './words.ts';

export type Customer = ReturnType<typeof customerOver>;
export type Administrator = ReturnType<typeof administratorOver>;

/** Returns the id that a reference stands for: "{payment 2}", "mira's payment". */
export type Refer = (reference: string) => string;

/** What a person does, once it is known who. */
export type Act<Person> = (person: Person, refer: Refer) => Promise<unknown>;

interface Phrase<Person> {
  readonly phrase: string;
  readonly read: (words: readonly Word[], end: number) => Act<Person> | Mismatch;
}

type Perform<Person, Text extends string> = (
  person: Person,
  given: ArgumentsOf<Text>,
  refer: Refer,
) => Promise<unknown>;

function phraseOf<Person, const Text extends string>(
  phrase: Text,
  perform: Perform<Person, Text>,
): Phrase<Person> {
  return {
    phrase,
    read(words, end) {
      const given = argumentsIn(phrase, words, end);
      return given instanceof Mismatch ? given : (person, refer) => perform(person, given, refer);
    },
  };
}

const customer = <const Text extends string>(phrase: Text, perform: Perform<Customer, Text>) =>
  phraseOf(phrase, perform);
const administrator = <const Text extends string>(phrase: Text, perform: Perform<Administrator, Text>) =>
  phraseOf(phrase, perform);

/** What customers do: the verbs of `CustomerVerbs`, and parts of them. */
export const customerPhrases: readonly Phrase<Customer>[] = [
  customer('signs in', (who) => who.signsIn()),
  customer('orders <product> on <offer>', (who, { product, offer }) => who.orders(product, offer)),
  customer('orders <product> on <offer> by the card <card>', (who, { product, offer, card }) =>
    who.orders(product, offer, card),
  ),
  customer('buys <product> on <offer>', (who, { product, offer }) => who.buys(product, offer)),
  customer('buys <product> on <offer> by the card <card>', (who, { product, offer, card }) =>
    who.buys(product, offer, card),
  ),
  customer('pays', (who) => who.pays()),
  customer('retries by the card <card>', (who, { card }) => who.retries(card)),
  customer('cancels', (who) => who.cancels()),
  customer('pays the plan <plan>', (who, { plan }) => who.paysPlan(plan)),
  customer('settles the plan <plan>', (who, { plan }) => who.settles(plan)),
  customer('offers collateral', (who) => who.offersCollateral()),
  customer('redeems the scratchcard <scratchcard>', (who, { scratchcard }) => who.redeems(scratchcard)),
  customer('uploads a <document> for <reference>', (who, { document, reference }, refer) =>
    who.uploads(refer(reference), document),
  ),
  customer('enters the scratchcard <scratchcard>', (who, { scratchcard }) =>
    who.entersScratchcard(scratchcard),
  ),
  customer('enters a wrong PIN', (who) => who.entersWrongPin()),
  customer('enters the card <card>', (who, { card }) => who.card(card)),
  customer('signs the order <reference>', (who, { reference }, refer) => who.signs(refer(reference))),
];

/** What administrators do: the verbs of `AdministratorVerbs`. */
export const administratorPhrases: readonly Phrase<Administrator>[] = [
  administrator('signs in', (who) => who.signsIn()),
  administrator(
    'refunds <money> of <reference> because <reason>',
    (who, { money: amountMinor, reference, reason }, refer) =>
      who.refunds(refer(reference), { amountMinor, reason }),
  ),
  administrator('approves <reference>', (who, { reference }, refer) => who.approves(refer(reference))),
  administrator('takes <reference>', (who, { reference }, refer) => who.takes(refer(reference))),
  administrator('asks about <reference> : <question>', (who, { reference, question }, refer) =>
    who.asks(refer(reference), question),
  ),
];

/** Reads a phrase; where none fits, the place up to which most of one does, or the verbs that there are. */
export function actIn<Person>(
  phrases: readonly Phrase<Person>[],
  words: readonly Word[],
  end: number,
): Act<Person> | Mismatch {
  const [verb] = words;
  const ofVerb = phrases.filter(({ phrase }) => phrase.split(' ')[0] === verb?.text);
  if (ofVerb.length === 0) {
    const known = phrases.map(({ phrase }) => `“${phrase}”`).join(', ');
    return new Mismatch(verb?.column ?? end, verb?.text ?? '', `one of ${known}, or “does <operation>”`);
  }
  const mismatches: Mismatch[] = [];
  for (const { read } of ofVerb) {
    const act = read(words, end);
    if (!(act instanceof Mismatch)) return act;
    mismatches.push(act);
  }
  const column = Math.max(...mismatches.map((each) => each.column));
  const there = mismatches.filter((each) => each.column === column);
  const expected = [...new Set(there.map((each) => each.expected))];
  return new Mismatch(column, there[0]?.found ?? '', oneOf(expected));
}
