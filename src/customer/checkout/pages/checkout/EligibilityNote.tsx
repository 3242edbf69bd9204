import { Box, Group, List, Text } from '@mantine/core';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { getEligibility } from '#contracts/orders/eligibility-endpoints.ts';
import { useGetEligibilityQuery } from '#src/customer/checkout/api.ts';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';

/**
 * Says in the cart whether its customer can open a plan, and how much of it could be financed, so that no customer learns of
 * a refusal only after the budget.
 */
export function EligibilityNote() {
  const response = useGetEligibilityQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Box mt="md">
      <Fetched response={response}>{(eligibility) => <Note {...eligibility} />}</Fetched>
    </Box>
  );
}

function Note({ eligible, reasons, available }: ResponseOf<typeof getEligibility>) {
  const money = useMoneyText();
  if (!eligible) {
    return (
      <StatusAlert role="status" color="warning" title="You cannot open a plan at the moment">
        <List size="sm">
          {reasons.map(({ code, message }) => (
            <List.Item key={code}>{message}</List.Item>
          ))}
        </List>
      </StatusAlert>
    );
  }
  return (
    <Group gap="xs" role="status">
      <StatusTag tone="success">You can open a plan</StatusTag>
      <Text size="sm" c="dimmed">
        Up to {money(available)} can be financed. Your budget is checked before you confirm.
      </Text>
    </Group>
  );
}
