import { Contact } from '#contracts/auth/challenge.ts';
import { LocalDate } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { atBusinessTime, DAY, HOUR, MINUTE, SECOND } from '#mocks/time/business-time.ts';
import { morningOf } from '#mocks/scenarios/scenario.ts';
import { Mismatch, oneOf } from './line-error.ts';
import { actIn, administratorPhrases, customerPhrases } from './phrases.ts';
import { type Actor, cast, isCast, type Line, type Step } from './script.ts';
import { refused, type Word, wordsOf } from './words.ts';

const units = { second: SECOND, minute: MINUTE, hour: HOUR, day: DAY } as const;

const isOperation = (name: string): name is OperationName => Object.hasOwn(contract, name);

/** The guest, who has not logged in. */
const guest = 'someone';

/** Reads "mira buys Headphones on STD6", with "3 times" before and "and is refused" after it. */
export function lineIn(text: string, no: number): Line | Mismatch {
  const { times, start } = timesIn(text);
  const isRefused = text.endsWith(refused);
  const end = isRefused ? text.length - refused.length : text.length;
  const step = stepIn(`${' '.repeat(start)}${text.slice(start, end)}`);
  return step instanceof Mismatch ? step : { no, text, times, isRefused, step };
}

function timesIn(text: string): { readonly times: number; readonly start: number } {
  const match = /^(\d{1,3}) times /.exec(text);
  return match ? { times: Number(match[1]), start: match[0].length } : { times: 1, start: 0 };
}

function stepIn(text: string): Step | Mismatch {
  const time = timeIn(text);
  if (time !== null) return time;
  const words = wordsOf(text);
  const [first, second] = words;
  const end = text.length + 1;
  if (!first) return new Mismatch(1, '', 'who does something, or how much time passes');
  const who = first.text === guest ? null : actorIn(first);
  if (who instanceof Mismatch) return who;
  if (second?.text === 'does') return callIn(text, words, who);
  if (who === null) return new Mismatch(second?.column ?? end, second?.text ?? '', '“does <operation>”');
  const rest = words.slice(1);
  if (who.kind === 'customer') {
    const act = actIn(customerPhrases, rest, end);
    return act instanceof Mismatch ? act : { kind: 'customer', who, act };
  }
  const act = actIn(administratorPhrases, rest, end);
  return act instanceof Mismatch ? act : { kind: 'administrator', who, act };
}

/** "20 days pass", "until 2027-02-10 at 09:30", "until 3 days after the due date"; null for another kind of line. */
function timeIn(text: string): Step | Mismatch | null {
  const [, count, unit] = /^\s*(\d{1,5}) (second|minute|hour|day)s? pass(?:es)?$/.exec(text) ?? [];
  const isUnit = unit === 'second' || unit === 'minute' || unit === 'hour' || unit === 'day';
  if (count !== undefined && isUnit) return { kind: 'passes', ms: Number(count) * units[unit] };
  if (!/^\s*until\b/.test(text)) return null;
  const [, days = '0'] = /^\s*until (?:(\d{1,4}) days? after )?the due date$/.exec(text) ?? [text];
  if (text.endsWith('the due date')) return { kind: 'until-due', days: Number(days) };
  const at = momentIn(text.trim().slice('until '.length));
  const expected = 'a day such as 2027-02-10, with or without “at 09:30”, or “3 days after the due date”';
  return at === null
    ? new Mismatch(text.indexOf('until') + 7, text.trim().slice(6), expected)
    : { kind: 'until', at };
}

/** "2027-02-10", which begins the demo's day at ten, or "2027-02-10 at 09:30", in the business's time zone. */
export function momentIn(text: string): string | null {
  const [, day = '', time] = /^(\S+)(?: at ([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(text) ?? [];
  return z.safeParse(LocalDate, day).success
    ? time === undefined
      ? morningOf(day)
      : atBusinessTime(day, time)
    : null;
}

function actorIn({ text, column }: Word): Actor | Mismatch {
  const word = text.toLowerCase();
  if (isCast(word)) return { kind: word === 'mira' ? 'customer' : 'administrator', ...cast[word] };
  const contact = z.safeParse(Contact, text);
  if (contact.success) return { kind: 'customer', contact: contact.data, name: null };
  const known = oneOf([...Object.keys(cast), guest, 'the contact of another customer']);
  return new Mismatch(column, text, `${known}, or how much time passes: “20 days pass”`);
}

/** "mira does cancelOrder for {order 1} with {…}". */
function callIn(text: string, words: readonly Word[], who: Actor | null): Step | Mismatch {
  const end = text.length + 1;
  const name = words[2];
  if (!name || !isOperation(name.text))
    return new Mismatch(name?.column ?? end, name?.text ?? '', 'an operation of the contract');
  const { path, body: schema }: Endpoint = contract[name.text];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const [, targetText = '', bodyText] =
    /^ does \w+(?: for (.*?))?(?: with (.*))?$/.exec(text.slice((words[1]?.column ?? 1) - 2)) ?? [];
  const targets = targetText === '' ? [] : targetText.split(', ');
  if (targets.length !== names.length) {
    const expected =
      names.length === 0 ? 'no “for”' : `“for” with ${names.map((each) => `<${each}>`).join(', ')}`;
    const after = name.column + name.text.length;
    return new Mismatch(targetText === '' ? after : after + 1, targetText, expected);
  }
  const call = { kind: 'call', who, operation: name.text, targets } as const;
  if (schema === undefined && bodyText === undefined) return { ...call, body: undefined };
  const column = bodyText === undefined ? end : text.indexOf(bodyText, name.column) + 1;
  const body = jsonIn(bodyText ?? '{}');
  return body === null ? new Mismatch(column, bodyText ?? '', 'a body in JSON') : { ...call, body };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
