import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import type { Fact } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { shareText } from '#src/ui/format/percent-text.ts';

/**
 * Returns the figures of an assessment as the lines of a bill: income and expenses, what remains, and the plan's part
 * of it.
 */
export function budgetFacts(assessment: CreditAssessment, locale: string): Fact[] {
  const { dstiBps, maxDstiBps } = assessment;
  return [
    { label: 'Income a month', value: <Money value={assessment.monthlyIncome} /> },
    { label: 'Expenses', value: <Money value={assessment.monthlyExpenses} /> },
    { label: 'Other loans and instalments', value: <Money value={assessment.existingObligations} /> },
    ...(assessment.planInstalments.amountMinor > 0
      ? [{ label: 'Your plans here', value: <Money value={assessment.planInstalments} /> }]
      : []),
    { label: 'Left each month', value: <Money value={assessment.disposable} /> },
    {
      label: 'Affordable instalment (half of what is left)',
      value: <Money value={assessment.maxInstalment} />,
    },
    { label: 'Instalment of this plan', value: <Money value={assessment.instalment} /> },
    ...(dstiBps === null
      ? []
      : [
          {
            label: `Share of your income (at most ${shareText(maxDstiBps, locale)})`,
            value: shareText(dstiBps, locale),
          },
        ]),
  ];
}
