import { amortise, everyInstalmentPaysOff, type Instalment } from './amortise.ts';
import type { Rational } from './rational.ts';

/**
 * Equal shares of the principal and interest on the falling balance (docs/domain.md, "Equal principal"). The remainder
 * of the division goes to the first instalments, one minor unit each, so no two shares differ by more than one.
 *
 * @param financed minor units, at least one per instalment
 * @param factors one period factor per instalment
 * @throws NonAmortisingInstalment when `financed` is less than the number of instalments
 */
export function equalPrincipal(financed: number, factors: readonly Rational[]): Instalment[] {
  const share = Math.floor(financed / factors.length);
  const withOneMore = financed % factors.length;
  return everyInstalmentPaysOff(
    amortise(financed, factors, (index) => (index < withOneMore ? share + 1 : share)),
  );
}
