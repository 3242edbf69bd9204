import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { budgetFacts } from './budget-facts.tsx';

/** The data on which the approval of this plan is based. */
export function BudgetUsed({ assessment }: { readonly assessment: CreditAssessment }) {
  const { locale } = useConfiguration();
  const dateText = useDateText();
  return (
    <Card
      heading="Your budget"
      lead={`Approved with the amounts you stated. They are used for your orders until ${dateText(assessment.validUntil.slice(0, 10))}.`}
    >
      <SumList items={budgetFacts(assessment, locale)} />
    </Card>
  );
}
