import type { Instant, LocalDate } from '#contracts/dates.ts';
import { mockClockRange } from '#contracts/mock-control.ts';
import { invariant } from '#mocks/errors/invariant.ts';

const [earliest, latest] = [Date.parse(mockClockRange.earliest), Date.parse(mockClockRange.latest)];

/** Whether an instant (ms since 1970) is within `mockClockRange`. */
export function isClockTime(ms: number): boolean {
  return Number.isSafeInteger(ms) && ms >= earliest && ms <= latest;
}

/**
 * The virtual time `at` (ms since 1970) belongs to the wall clock time `wall` (ms); a null `wall` means that the
 * clock is frozen.
 */
export interface ClockState {
  readonly at: number;
  readonly wall: number | null;
}

/**
 * The clock of the mock: it has any time of `mockClockRange`, runs at the speed of the wall clock or is frozen, and
 * can be moved.
 */
export interface Clock {
  /** Assigning it sets the time. A running clock includes the time between saving and loading the state. */
  state: ClockState;
  now(): Instant;
  /** The calendar day in an IANA time zone, such as 'Europe/Berlin'. */
  businessDate(timeZone: string): LocalDate;
  /** Moves the time by milliseconds, back when negative; throws when that leaves `mockClockRange`. */
  advance(ms: number): void;
}

/** Returns a running clock's state at a given instant; `wall` is the current wall clock in ms. */
export function clockStartingAt(start: Instant, wall: number): ClockState {
  return { at: millisecondsOf(start), wall };
}

/** Returns a frozen clock's state, for tests. */
export function frozenAt(moment: Instant): ClockState {
  return { at: millisecondsOf(moment), wall: null };
}

export function createClock(initial: ClockState, wall: () => number): Clock {
  let state = initial;
  const now = () => state.at + (state.wall === null ? 0 : wall() - state.wall);
  // caches the text, because it is read several times per request and formatting is expensive
  let [written, text] = [NaN, ''];
  return {
    get state() {
      return state;
    },
    set state(next) {
      state = next;
    },
    now() {
      const at = now();
      if (at !== written) [written, text] = [at, new Date(at).toISOString()];
      return text;
    },
    businessDate: (timeZone) => dayFormat(timeZone).format(now()),
    advance(ms) {
      invariant(
        Number.isSafeInteger(ms),
        `The clock was to move by ${ms}: that is no whole number of milliseconds.`,
      );
      invariant(
        isClockTime(now() + ms),
        `The clock was to move by ${ms} ms: that is not between ${mockClockRange.earliest} and ${mockClockRange.latest}.`,
      );
      state = { ...state, at: state.at + ms };
    },
  };
}

function millisecondsOf(moment: Instant): number {
  const ms = Date.parse(moment);
  invariant(isClockTime(ms), `The clock was to show "${moment}": that is no moment of its range.`);
  return ms;
}

/** Returns the calendar day of an instant in an IANA time zone. */
export function businessDateAt(moment: Instant, timeZone: string): LocalDate {
  return dayFormat(timeZone).format(Date.parse(moment));
}

const dayFormats = new Map<string, Intl.DateTimeFormat>(); // creating a format costs 50 times as much as using it

/** The Swedish locale formats days as YYYY-MM-DD. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = dayFormats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}
