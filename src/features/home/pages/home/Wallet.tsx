import { Group } from '@mantine/core';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Money } from '#src/ui/Money.tsx';

/** What is in the wallet, and the way to fill it. */
export function Wallet({ balance }: { readonly balance: MoneyValue }) {
  return (
    <Card heading="Wallet">
      <Group justify="space-between" align="baseline" gap="sm" mt="sm">
        <Money value={balance} size="large" />
        <AppLink to={paths.redeem()}>Redeem a scratchcard</AppLink>
      </Group>
    </Card>
  );
}
