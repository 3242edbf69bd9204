import type { PlanOffer } from '#contracts/catalogue/plan-offer.ts';
import type { Money } from '#contracts/money.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import type { QueryOf } from '#src/platform/page-table.ts';
import { paths } from '#src/platform/paths.ts';

/** The steps on the page of the checkout, by its address. */
export type CheckoutStep = QueryOf<'checkout'>['step'];

export interface StepLink {
  readonly key: CheckoutStep | 'budget' | 'collateral' | 'confirmation';
  readonly label: string;
  readonly to: string;
  /** Done for good: there is no way back to it. */
  readonly isOnce?: true;
}

/** What the steps depend on; a quote has it as well as an offer that is compared. */
export interface Chosen {
  readonly offer: Pick<PlanOffer, 'collateralRequired'>;
  readonly downPayment: Money;
}

const cart: StepLink = { key: 'cart', label: 'Cart', to: paths.checkout({ step: 'cart' }) };
const plan: StepLink = { key: 'plan', label: 'Plan', to: paths.checkout({ step: 'plan' }) };
const collateral: StepLink = { key: 'collateral', label: 'Collateral', to: paths.checkoutCollateral() };
const payment: StepLink = {
  key: 'payment',
  label: "Today's payment",
  to: paths.checkout({ step: 'payment' }),
};

/** The page behind `to` asks for the budget when it is next. */
const budgetAt = (to: string): StepLink => ({ key: 'budget', label: 'Budget', to, isOnce: true });

/**
 * Only the steps that this purchase has: no collateral without need, no payment when nothing is due today. The budget is
 * asked for before anybody looks for papers, and otherwise last.
 */
export function stepsOf(offer: Chosen | null): StepLink[] {
  const today = offer && !isDueToday(offer) ? [] : [payment];
  return [
    cart,
    plan,
    ...(offer?.offer.collateralRequired
      ? [budgetAt(collateral.to), collateral, ...today]
      : [...today, budgetAt(paths.checkoutConfirmation())]),
    { key: 'confirmation', label: 'Review and confirm', to: paths.checkoutConfirmation() },
  ];
}

/** Where `step` leads. Undefined for the last one and for a step that this purchase does not have. */
export function after(step: CheckoutStep, offer: AvailableOffer | null): StepLink | undefined {
  const steps = stepsOf(offer);
  return steps[steps.findIndex(({ key }) => key === step) + 1];
}

export interface Progress {
  readonly hasItems: boolean;
  /** Null while none is chosen; undefined while it is not known whether the chosen one is still available. */
  readonly offer: AvailableOffer | null | undefined;
}

/** The address for a request of the step `wanted`: that step, or the first one before it that is incomplete. */
export function destination(wanted: CheckoutStep, { hasItems, offer }: Progress): string {
  if (!hasItems) return paths.checkout({ step: 'cart' });
  if (wanted !== 'payment' || offer === undefined) return paths.checkout({ step: wanted });
  if (offer === null) return paths.checkout({ step: 'plan' });
  return isDueToday(offer) ? paths.checkout({ step: 'payment' }) : paths.checkoutConfirmation();
}

export function isDueToday({ downPayment }: Chosen): boolean {
  return downPayment.amountMinor > 0;
}
