import { Group, Text } from '@mantine/core';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Money } from '#src/ui/Money.tsx';

interface Props {
  readonly balance: MoneyValue;
  /** Scratchcards that can still be used. */
  readonly cards: number;
}

/** What is in the wallet, and the way to fill it: scratchcards that can still be used are counted. */
export function Wallet({ balance, cards }: Props) {
  return (
    <Card heading="Wallet">
      <Group justify="space-between" align="baseline" gap="sm" mt="sm">
        <Money value={balance} size="large" />
        <AppLink to={paths.redeem()}>Redeem a scratchcard</AppLink>
      </Group>
      {cards > 0 && (
        <Text size="sm" c="dimmed" mt="2xs">
          {cards === 1 ? '1 scratchcard is ready to use.' : `${cards} scratchcards are ready to use.`}
        </Text>
      )}
    </Card>
  );
}
