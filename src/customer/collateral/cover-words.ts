import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Money } from '#contracts/money.ts';

/** True when nothing has to be sent but answers to questions of the reviewer. */
const isOnlyAsked = ({ items }: Pick<Coverage, 'items'>) => items.every(({ status }) => status !== 'DRAFT');

/** What is prepared and not in review. */
export const preparedWords = (coverage: Pick<Coverage, 'items'>) =>
  isOnlyAsked(coverage) ? 'Waiting for your answer' : 'Not sent yet';

/** Says how much is missing or, when nothing is, what is still to be done. */
export function coverHeading(coverage: Coverage, moneyText: (value: Money) => string): string {
  const { needed, covered, inReview, missing } = coverage;
  if (missing.amountMinor > 0) return `${moneyText(missing)} of collateral is missing`;
  if (covered.amountMinor >= needed.amountMinor) return 'Your collateral is enough';
  if (covered.amountMinor + inReview.amountMinor >= needed.amountMinor) return 'Enough, once it is approved';
  return isOnlyAsked(coverage)
    ? 'Enough, once you answer and it is approved'
    : 'Enough, once it is sent and approved';
}
