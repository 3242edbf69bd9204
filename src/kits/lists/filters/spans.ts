import { type Instant, LocalDate } from '#contracts/dates.ts';
import { z } from '#contracts/z.ts';
import { atWallTime } from '#src/ui/format/wall-time.ts';

/** The current day in the business's time zone. */
export interface Calendar {
  readonly today: LocalDate;
  readonly timeZone: string;
}

type Days = readonly [first: LocalDate, last: LocalDate];

/** Spans relative to the current day; a link with one of them gives another span tomorrow. */
const presets = {
  today: { label: 'Today', days: (today) => [today, today] },
  'last-7-days': { label: 'Last 7 days', days: (today) => [later(today, -6), today] },
  'last-30-days': { label: 'Last 30 days', days: (today) => [later(today, -29), today] },
  'next-7-days': { label: 'Next 7 days', days: (today) => [today, later(today, 6)] },
  'next-30-days': { label: 'Next 30 days', days: (today) => [today, later(today, 29)] },
  'this-month': { label: 'This month', days: (today) => [`${today.slice(0, 7)}-01`, lastOfMonth(today)] },
} as const satisfies Record<string, { label: string; days: (today: LocalDate) => Days }>;

export type Preset = keyof typeof presets;

/** The named spans for past and for future events. */
export const presetsFor = {
  past: ['today', 'last-7-days', 'last-30-days', 'this-month'],
  coming: ['today', 'next-7-days', 'next-30-days', 'this-month'],
} as const satisfies Record<string, readonly Preset[]>;

export const presetLabel = (preset: Preset): string => presets[preset].label;

export const isPreset = (text: string | undefined): text is Preset =>
  text !== undefined && Object.hasOwn(presets, text);

/** A span of days as an address carries it: "2027-01-01..2027-01-31". */
export const daysText = (first: LocalDate, last: LocalDate) => `${first}..${last}`;

/** Returns the first and last day of a written-out span; null for any other text. */
export function daysIn(text: string | undefined): Days | null {
  const [first = '', last = '', ...more] = text?.split('..') ?? [];
  const isSpan = more.length === 0 && isDay(first) && isDay(last) && first <= last;
  return isSpan ? [first, last] : null;
}

/** Returns the days of a span, written out or named. */
export function daysOf(text: string | undefined, { today }: Calendar): Days | null {
  return isPreset(text) ? presets[text].days(today) : daysIn(text);
}

/**
 * Returns the instants of these days in the business's time zone: from the first midnight, up to and excluding the
 * midnight after the last day.
 */
export function momentsOf(
  [first, last]: Days,
  timeZone: string,
): { readonly gte: Instant; readonly lt: Instant } {
  const midnight = (day: LocalDate) => new Date(atWallTime(`${day} 00:00:00`, timeZone)).toISOString();
  return { gte: midnight(first), lt: midnight(later(last, 1)) };
}

/** A span of amounts in minor units; an absent bound is open. */
export interface AmountSpan {
  readonly gte?: number;
  readonly lte?: number;
}

export const amountsText = ({ gte, lte }: AmountSpan) => `${gte ?? ''}..${lte ?? ''}`;

/** Parses "1000..25000", "1000.." or "..25000"; null for any other text. */
export function amountsIn(text: string | undefined): AmountSpan | null {
  const [, from, to] = /^(\d{0,15})\.\.(\d{0,15})$/.exec(text ?? '') ?? [];
  const bounds = { ...(from && { gte: Number(from) }), ...(to && { lte: Number(to) }) };
  if (!from && !to) return null;
  return bounds.gte !== undefined && bounds.lte !== undefined && bounds.gte > bounds.lte ? null : bounds;
}

const isDay = (text: string) => z.safeParse(LocalDate, text).success;

const later = (day: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function lastOfMonth(day: LocalDate): LocalDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
