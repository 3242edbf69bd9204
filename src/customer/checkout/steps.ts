import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Money } from '#contracts/money.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import type { QueryOf } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';

/** The steps on the checkout page, as in its address. */
export type CheckoutStep = QueryOf<'checkout'>['step'];

export interface StepLink {
  readonly key: CheckoutStep | 'budget' | 'collateral' | 'confirmation';
  readonly label: string;
  readonly to: string;
  /** True for a step that cannot be opened again once it is done. */
  readonly isOnce?: true;
}

/** What the steps depend on; quotes and compared offers both have it. */
export interface Chosen {
  readonly offer: Pick<PlanOffer, 'collateralRequired'>;
  /** Null before a guest has logged in and it is quoted. */
  readonly downPayment: Money | null;
}

const cart: StepLink = { key: 'cart', label: 'Cart', to: paths.checkout({ step: 'cart' }) };
const plan: StepLink = { key: 'plan', label: 'Plan', to: paths.checkout({ step: 'plan' }) };
const collateral: StepLink = { key: 'collateral', label: 'Collateral', to: paths.checkoutCollateral() };
const payment: StepLink = {
  key: 'payment',
  label: 'Payment',
  to: paths.checkout({ step: 'payment' }),
};

/** The page `to` asks for the budget when that is the next step. */
const budgetAt = (to: string): StepLink => ({ key: 'budget', label: 'Budget', to, isOnce: true });

/**
 * Returns the steps of this purchase: collateral only if needed, payment only if something is due today. The budget is
 * part of the payment; it is a step of its own before collateral, and where there is no payment.
 */
export function stepsOf(offer: Chosen | null): StepLink[] {
  const isPaidToday = offer === null || isDueToday(offer);
  return [
    cart,
    plan,
    ...(offer?.offer.collateralRequired
      ? [budgetAt(collateral.to), collateral, ...(isPaidToday ? [payment] : [])]
      : [isPaidToday ? payment : budgetAt(paths.checkoutConfirmation())]),
    { key: 'confirmation', label: 'Review', to: paths.checkoutConfirmation() },
  ];
}

/** Returns the step that asks for the budget. */
export function budgetStepOf(steps: readonly StepLink[]): 'budget' | 'payment' {
  return steps.some(({ key }) => key === 'budget') ? 'budget' : 'payment';
}

/** Returns the step after `step`; undefined for the last one and for a step that this purchase does not have. */
export function after(step: CheckoutStep, offer: AvailableOffer | null): StepLink | undefined {
  const steps = stepsOf(offer);
  return steps[steps.findIndex(({ key }) => key === step) + 1];
}

export interface Progress {
  readonly hasItems: boolean;
  /** The order has been created; before that it can have no collateral. */
  readonly hasOrder: boolean;
  /** Null while none is chosen; undefined while it is unknown whether the chosen one is still available. */
  readonly offer: AvailableOffer | null | undefined;
}

/** Returns the address for the requested step: that step, or the first incomplete one before it. */
export function destination(step: CheckoutStep, { hasItems, hasOrder, offer }: Progress): string {
  if (!hasItems) return paths.checkout({ step: 'cart' });
  if (step !== 'payment' || offer === undefined) return paths.checkout({ step });
  if (offer === null) return paths.checkout({ step: 'plan' });
  if (offer.offer.collateralRequired && !hasOrder) return collateral.to;
  return isDueToday(offer) ? paths.checkout({ step: 'payment' }) : paths.checkoutConfirmation();
}

export function isDueToday({ downPayment }: Chosen): boolean {
  return downPayment === null || downPayment.amountMinor > 0;
}
