import type { PlanRecord } from '#mocks/resources/plans/record.ts';

export const viewPlan = ({ number }: Pick<PlanRecord, 'number'>) => ({
  label: 'View plan',
  path: `/installments/details?plan=${number}`,
});

export const viewCollateral = (orderId: string | null) => ({
  label: 'View collateral',
  path: `/checkout/collateral${orderId === null ? '' : `?order=${orderId}`}`,
});

export const viewOrder = (orderId: string) => ({
  label: 'View order',
  path: `/checkout/confirmation?order=${orderId}`,
});

export const finishPaying = (orderId: string) => ({ ...viewOrder(orderId), label: 'Finish paying' });
