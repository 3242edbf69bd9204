import { Alert, Group, List, Text } from '@mantine/core';
import { useGetEligibilityQuery } from '#src/features/checkout/eligibility-api.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';

/**
 * Says in the cart whether its customer can open a plan, and how much of it could be financed, so that no customer learns of
 * a refusal only after the budget. Nothing if it is not known: submitting says it then.
 */
export default function EligibilityNote() {
  const money = useMoneyText();
  const { data } = useGetEligibilityQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  if (!data.eligible) {
    return (
      <Alert role="status" color="warning" mt="md" title="You cannot open a plan at the moment">
        <List size="sm">
          {data.reasons.map(({ code, message }) => (
            <List.Item key={code}>{message}</List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  return (
    <Group gap="xs" mt="md" role="status">
      <StatusTag tone="success">You can open a plan</StatusTag>
      <Text size="sm" c="dimmed">
        Up to {money(data.available)} can be financed. Your budget is checked before you confirm.
      </Text>
    </Group>
  );
}
