import type { Day } from './days.ts';

/** A part of a month. */
export interface Share {
  readonly n: bigint;
  readonly d: bigint;
}
export const MONTH: Share = { n: 1n, d: 1n };

const PPM = 70_000n;

/** To the nearest, a tie to the even neighbour. */
export function rounded(n: bigint, d: bigint): number {
  const [whole, rest] = [n / d, n % d];
  const up = 2n * rest > d || (2n * rest === d && whole % 2n === 1n);
  return Number(up ? whole + 1n : whole);
}

/** Interest on a balance for a part of a month at 7 % a year, and of earlier days, rounded once. */
export const interest = (balance: number, { n, d }: Share, earlier = 0) =>
  rounded(BigInt(balance) * PPM * n + BigInt(earlier) * 12_000_000n * d, 12_000_000n * d);

export const times = ({ n, d }: Share, part: number, of: number): Share => ({
  n: n * BigInt(part),
  d: d * BigInt(of),
});

export interface Line {
  readonly no: number;
  readonly kind: string;
  start: Day;
  due: Day;
  readonly period: Share;
  /** The balance that bears interest in the period. */
  readonly opening: number;
  /** Interest that was due before the instalments were rescheduled. */
  carried: number;
  /** Interest of days before the start. */
  earlier: number;
  /** The day to which an extension has moved it. */
  extendedTo: Day | null;
  interest: number;
  principal: number;
  paidInterest: number;
  paidPrincipal: number;
  fee: number;
  waived: boolean;
  paidFee: number;
  /** When a refund last took back what was paid of it. */
  reopened: Day | null;
  /** Its own day, before a refund gave it a later one. */
  wasDue: Day | null;
}

type Given = Pick<Line, 'no' | 'kind' | 'start' | 'due' | 'period' | 'opening' | 'interest' | 'principal'> &
  Partial<Pick<Line, 'carried' | 'earlier' | 'extendedTo'>>;

export const line = (given: Given): Line => ({
  carried: 0,
  earlier: 0,
  extendedTo: null,
  ...given,
  paidInterest: 0,
  paidPrincipal: 0,
  fee: 0,
  waived: false,
  reopened: null,
  wasDue: null,
  paidFee: 0,
});

export const sum = (lines: readonly Line[], part: (line: Line) => number) =>
  lines.reduce((all, each) => all + part(each), 0);

/** The day until which its interest arose. */
export const ownDay = ({ due, wasDue }: Line): Day => wasDue ?? due;

export const openInterest = (each: Line) => each.interest - each.paidInterest;
export const openPrincipal = (each: Line) => each.principal - each.paidPrincipal;
export const open = (each: Line) => openInterest(each) + openPrincipal(each);
/** Of carried interest, what is unpaid; and what was paid of the interest of the line's own period. */
export const openCarried = ({ carried, paidInterest }: Line) => Math.max(0, carried - paidInterest);
export const paidOwn = ({ carried, paidInterest }: Line) => Math.max(0, paidInterest - carried);
/** What is charged of the late fee and was not waived. */
export const feeDue = ({ fee, waived }: Line) => (waived ? 0 : fee);
export const feeOpen = (each: Line) => feeDue(each) - each.paidFee;

export interface Part {
  readonly no: number;
  readonly component: 'INTEREST' | 'PRINCIPAL' | 'FEE';
  readonly amount: number;
}

const fields = { INTEREST: 'paidInterest', PRINCIPAL: 'paidPrincipal', FEE: 'paidFee' } as const;

/** Adds money to a line or takes it off; returns the remainder. */
function put(each: Line, component: Part['component'], left: number, parts: Part[]): number {
  const room = { INTEREST: openInterest, PRINCIPAL: openPrincipal, FEE: feeOpen }[component](each);
  const amount = Math.min(room, left);
  if (amount <= 0) return left;
  each[fields[component]] += amount;
  parts.push({ no: each.no, component, amount });
  return left - amount;
}

/** Due lines from the oldest, interest first; their fees; then what comes later, each line with its fee. */
export function pay(lines: readonly Line[], amount: number, today: Day): { parts: Part[]; over: number } {
  const parts: Part[] = [];
  let left = amount;
  const due = lines.filter((each) => each.due <= today);
  const instalment = (each: Line) => {
    left = put(each, 'INTEREST', left, parts);
    left = put(each, 'PRINCIPAL', left, parts);
  };
  due.forEach(instalment);
  for (const each of due) left = put(each, 'FEE', left, parts);
  for (const each of lines.filter(({ due: day }) => day > today)) {
    instalment(each);
    left = put(each, 'FEE', left, parts);
  }
  return { parts, over: left };
}

/** Takes money off again, the last part first. `parts` are those of a payment that still stand; they are shortened. */
export function takeBack(lines: readonly Line[], amount: number, parts: Part[]): void {
  let left = amount;
  while (left > 0) {
    const last = parts.pop();
    if (!last) throw new Error(`${left} minor units are refunded that were not paid`);
    const taken = Math.min(left, last.amount);
    const each = lines.find(({ no }) => no === last.no);
    if (each) each[fields[last.component]] -= taken;
    if (taken < last.amount) parts.push({ ...last, amount: last.amount - taken });
    left -= taken;
  }
}

/** Interest of a line for its days until a day. */
export function earned(each: Line, day: Day): number {
  const days = Math.max(0, Math.min(day, each.due) - each.start);
  const interestOfPeriod =
    days === 0 ? 0 : interest(each.opening, times(each.period, days, each.due - each.start));
  return Math.min(each.interest - each.carried, each.earlier + interestOfPeriod);
}
export const unpaidUntil = (each: Line, day: Day) => Math.max(0, earned(each, day) - paidOwn(each));
export const earlyFrom = (each: Line, day: Day) => Math.max(0, paidOwn(each) - earned(each, day));

/** Takes up to this much interest of a line off what a payment has paid; returns how much that was. */
export function takeInterest(no: number, max: number, parts: Part[]): number {
  const at = parts.findIndex((part) => part.no === no && part.component === 'INTEREST');
  const part = parts[at];
  if (!part) return 0;
  const taken = Math.min(max, part.amount);
  parts.splice(at, 1, ...(taken < part.amount ? [{ ...part, amount: part.amount - taken }] : []));
  return taken;
}

/** Adds a part to those of a payment, which have each line and component once. */
export function addPart(parts: Part[], part: Part): void {
  const at = parts.findIndex(({ no, component }) => no === part.no && component === part.component);
  const existing = parts[at];
  if (existing) parts[at] = { ...existing, amount: existing.amount + part.amount };
  else parts.push(part);
}

export const interestPart = ({ no, interest: amount }: Line): Part => ({ no, component: 'INTEREST', amount });

/** Takes the late fees of these lines off what a payment has paid; returns how much that was. */
export function takeFees(numbers: ReadonlySet<number>, parts: Part[]): number {
  const fees = parts.filter(({ no, component }) => component === 'FEE' && numbers.has(no));
  for (const fee of fees) parts.splice(parts.indexOf(fee), 1);
  return fees.reduce((all, { amount }) => all + amount, 0);
}
