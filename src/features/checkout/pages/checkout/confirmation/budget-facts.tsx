import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import { type Fact } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { shareText } from '#src/ui/percent-text.ts';

/** The figures of an assessment, as a bill: what was stated, what is left, what the plan takes of it. */
export function budgetFacts(assessment: CreditAssessment, locale: string): Fact[] {
  const { dstiBps, maxDstiBps } = assessment;
  return [
    { label: 'Income a month', value: <Money value={assessment.monthlyIncome} /> },
    { label: 'Expenses', value: <Money value={assessment.monthlyExpenses} /> },
    { label: 'Other loans and instalments', value: <Money value={assessment.existingObligations} /> },
    { label: 'Left each month', value: <Money value={assessment.disposable} /> },
    { label: 'Half of it, the most for an instalment', value: <Money value={assessment.maxInstalment} /> },
    { label: 'Instalment of this plan', value: <Money value={assessment.instalment} /> },
    ...(dstiBps === null
      ? []
      : [
          {
            label: `All instalments, of your income (at most ${shareText(maxDstiBps, locale)})`,
            value: shareText(dstiBps, locale),
          },
        ]),
  ];
}
