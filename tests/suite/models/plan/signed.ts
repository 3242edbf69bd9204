import type { Part } from './lines.ts';

export type Purpose = 'INSTALMENT' | 'PREPAYMENT' | 'SETTLEMENT' | 'WITHDRAWAL';
export type Mode = 'LOWER_INSTALMENT' | 'SHORTER_TERM';

export interface Pending {
  readonly purpose: Purpose;
  readonly amount: number;
  readonly mode: Mode | null;
}

/** A payment that the bank has declined. */
export interface Declined {
  readonly id: string;
  readonly purpose: Purpose;
  readonly amount: number;
  attempts: number;
  /** The number of the wait after which it was tried last. */
  after: number;
}

/** One payment, with the lines that its parts are on, as far as they were not refunded. */
export interface Paid {
  readonly parts: Part[];
  amount: number;
  refunded: number;
  /** The whole amount, including fees that were waived later and what was credited to the wallet. */
  readonly given: number;
  readonly on: number;
  /** The number of the wait after which it was made; the clock stands still between two waits. */
  readonly after: number;
  /** That of the backend; empty until it was read. */
  id: string;
}

/** STD6 for 1,200.00 from 10 January 2027: interest and principal of each line, as published with the domain. */
export const signed = [
  [0, 120_00],
  [6_30, 177_39],
  [5_27, 178_42],
  [4_22, 179_47],
  [3_18, 180_51],
  [2_12, 181_57],
  [1_07, 182_64],
] as const;
