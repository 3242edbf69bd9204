import { feeOpenOf, openOf } from '#mocks/rules/line-balance.ts';
import { sum } from '#mocks/rules/sum.ts';
import { isOpen } from './lifecycle.ts';
import type { LineRecord, PlanRecord } from './record.ts';

/** What is open of these lines, interest and late fees included. */
export const openAmountOf = (lines: readonly LineRecord[]): number =>
  sum(lines, (line) => openOf(line) + feeOpenOf(line));

/** What is left to pay of a plan; a closed one owes nothing. */
export const leftToPayOf = ({ status, lines }: Pick<PlanRecord, 'status' | 'lines'>): number =>
  isOpen(status) ? openAmountOf(lines) : 0;
