import type { Instant, LocalDate } from '#contracts/dates.ts';

/** The zone in which business dates change. */
export const BUSINESS_TIME_ZONE = 'Europe/Berlin';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function after(moment: Instant, ms: number): Instant {
  return new Date(Date.parse(moment) + ms).toISOString();
}

/** Returns the whole seconds from now until an instant, rounded up; 0 if it has passed. */
export function secondsUntil(now: Instant, moment: Instant): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(now)) / SECOND));
}

const dateFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'short' });

/**
 * Business dates by the hour of an instant: the zone's days begin at full hours, and lists ask for tens of thousands
 * of dates.
 */
const datesByHour = new Map<string, LocalDate>();

export function businessDate(moment: Instant | number): LocalDate {
  if (typeof moment === 'number') return dateFormat.format(moment);
  const hour = moment.slice(0, 13);
  const date = datesByHour.get(hour) ?? dateFormat.format(Date.parse(moment));
  datesByHour.set(hour, date);
  return date;
}

const timeFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TIME_ZONE, timeStyle: 'short' });

/** Returns the time of day in the business's time zone, "21:00". */
export function businessTime(moment: Instant): string {
  return timeFormat.format(Date.parse(moment));
}

/** Returns the first instant of the next business day. It is searched for, because days have 23 to 25 hours. */
export function nextBusinessDay(moment: Instant): Instant {
  const today = businessDate(moment);
  let before = Math.floor(Date.parse(moment) / SECOND);
  let past = before + (26 * HOUR) / SECOND;
  while (past - before > 1) {
    const middle = Math.floor((before + past) / 2);
    if (businessDate(middle * SECOND) > today) past = middle;
    else before = middle;
  }
  return new Date(past * SECOND).toISOString();
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a zone's local time as if it were UTC. Minutes suffice, because offsets are multiples of a quarter of an
 * hour.
 */
function shownIn(timeZone: string, ms: number): number {
  const format =
    zoneFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  zoneFormats.set(timeZone, format);
  return Date.parse(`${format.format(ms).replace(' ', 'T')}:00.000Z`);
}

/** Returns the instant near a guess at which a zone shows the wanted time. */
const corrected = (guess: number, wanted: number, timeZone: string): Instant =>
  new Date(guess + wanted - shownIn(timeZone, guess)).toISOString();

/** Returns the instant that the business's clocks show this much later, also when they are changed meanwhile. */
export function laterByClock(moment: Instant, ms: number): Instant {
  const start = Date.parse(moment);
  const guess = start + ms;
  return corrected(guess, shownIn(BUSINESS_TIME_ZONE, start) + ms, BUSINESS_TIME_ZONE);
}

/** Returns the instant at which a zone has the same local time as the business has at the given instant. */
export function inZone(moment: Instant, timeZone: string): Instant {
  const ms = Date.parse(moment);
  const wanted = shownIn(BUSINESS_TIME_ZONE, ms);
  const guess = ms + wanted - shownIn(timeZone, ms);
  // a second correction, for a clock change between the two
  return corrected(guess, wanted, timeZone);
}

/**
 * Returns the instant of this time of day ("23:30") on that day in the business's time zone. A time that the change of
 * clocks leaves out is the one an hour later; of a time that occurs twice it is one of the two.
 */
export function atBusinessTime(day: LocalDate, time: string): Instant {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  const guess = 2 * wanted - shownIn(BUSINESS_TIME_ZONE, wanted);
  return corrected(guess, wanted, BUSINESS_TIME_ZONE);
}

/** Returns the instant of this full hour, 0 to 23, on that day in the business's time zone. */
export const atBusinessHour = (day: LocalDate, hour: number): Instant =>
  atBusinessTime(day, `${String(hour).padStart(2, '0')}:00`);
