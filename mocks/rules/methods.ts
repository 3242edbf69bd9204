import { annuity } from './annuity.ts';
import { equalPrincipal } from './equal-principal.ts';

/** How instalments pay a balance off, by the name that offers have for it. */
export const methods = { ANNUITY: annuity, EQUAL_PRINCIPAL: equalPrincipal } as const;

export type Method = keyof typeof methods;

/** The terms of a plan by which its schedule is computed. */
export interface Terms {
  readonly method: Method;
  readonly nominalRatePpm: number;
}
