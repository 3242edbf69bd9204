import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Lapse } from '#src/customer/paying/Lapse.tsx';
import { planDialogs } from './lazy-dialogs.tsx';

type Offered = 'set-autopay' | 'withdraw';

/** The options of a new plan on its receipt: a card for automatic payments, and the right to withdraw. */
export function AfterPurchase({ plan }: { readonly plan: OwnPlan }) {
  const [opened, setOpened] = useState<Offered | null>(null);
  const { autopay, withdrawUntil, actions } = plan;
  const may = (name: Offered) => actions.some(({ action, allowed }) => action === name && allowed);
  const Dialog = opened && planDialogs[opened];
  const hasOptions = may('set-autopay') || may('withdraw') || autopay !== null;
  return (
    <>
      {hasOptions && (
        <Card as="div" heading="Next steps">
          <Stack gap="sm" mt="sm">
            {(autopay !== null || may('set-autopay')) && (
              <Group justify="space-between">
                <Text size="sm" flex="1 1 14rem">
                  {autopay === null
                    ? 'Pay each instalment automatically by card.'
                    : `${autopay.cardLabel} pays each instalment on its day.`}
                  {autopay !== null && autopay.lapsesOn !== null && (
                    <>
                      {' '}
                      <Lapse cardLabel={autopay.cardLabel} on={autopay.lapsesOn} />
                    </>
                  )}
                </Text>
                {may('set-autopay') && (
                  <Button variant="default" size="sm" onClick={() => setOpened('set-autopay')}>
                    {autopay === null ? 'Turn on autopay' : 'Change autopay'}
                  </Button>
                )}
              </Group>
            )}
            {withdrawUntil !== null && may('withdraw') && (
              <Group justify="space-between">
                <Text size="sm" flex="1 1 14rem">
                  You can withdraw from the plan until <DateText value={withdrawUntil} form="long" />, no
                  reason needed.
                </Text>
                <Button variant="default" size="sm" onClick={() => setOpened('withdraw')}>
                  Withdraw
                </Button>
              </Group>
            )}
          </Stack>
        </Card>
      )}
      {/* Its receipt stays when the plan has ended with it, and the options with the plan. */}
      {Dialog && <Dialog plan={plan} onClose={() => setOpened(null)} />}
    </>
  );
}
