import type { BulkAction } from './bulk-action.ts';

/** "1 payment", "12 payments". */
export const amountOf = ({ one, many }: BulkAction, count: number) => `${count} ${count === 1 ? one : many}`;
