import type { EntityType } from '#contracts/entities.ts';

/** Members of records that are amounts in minor units, beside those whose names end with "Minor". */
const amounts: Readonly<Partial<Record<EntityType, readonly string[]>>> = {
  order: ['subtotal', 'discount', 'shipping', 'tax', 'total', 'downPayment'],
  payment: ['amount', 'walletCredit', 'refundedTotal'],
  refund: ['amount'],
  plan: ['downPayment', 'financed', 'totalInterest', 'principalLeft'],
  collateral: ['declaredValue', 'value', 'shortfall'],
  user: ['principalLeft'],
};

export const isAmount = (type: EntityType, name: string): boolean =>
  name.endsWith('Minor') || (amounts[type]?.includes(name) ?? false);
