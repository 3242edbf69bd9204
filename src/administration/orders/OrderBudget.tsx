import { Text } from '@mantine/core';
import type { OrderDetails } from '#contracts/orders/order.ts';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { assessmentDecisions, budgetReviewStates } from '#src/resources/orders/labels.ts';

interface Props {
  readonly assessment: NonNullable<OrderDetails['assessment']>;
  readonly review: OrderDetails['budgetReview'];
}

/** The customer's stated monthly budget, and the decision about it. */
export function OrderBudget({ assessment, review }: Props) {
  return (
    <Section title="Budget">
      <SumList
        items={[
          { label: 'Decision', value: <Status {...assessmentDecisions[assessment.decision]} /> },
          { label: 'Monthly income', value: <Money value={assessment.monthlyIncome} /> },
          { label: 'Monthly expenses', value: <Money value={assessment.monthlyExpenses} /> },
          { label: 'Other loans', value: <Money value={assessment.existingObligations} /> },
          { label: 'Plans here', value: <Money value={assessment.planInstalments} /> },
          { label: 'Left each month', value: <Money value={assessment.disposable} /> },
          { label: 'Instalment', value: <Money value={assessment.instalment} /> },
          { label: 'Highest instalment', value: <Money value={assessment.maxInstalment} /> },
          ...(review === null
            ? []
            : [{ label: 'Manual review', value: <Status {...budgetReviewStates[review.status]} /> }]),
        ]}
      />
      {assessment.reasons.map(({ code, message }) => (
        <Text key={code} size="sm" mt="xs">
          The customer reads: “{message}”
        </Text>
      ))}
    </Section>
  );
}
