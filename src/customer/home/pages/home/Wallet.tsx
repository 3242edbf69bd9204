import { Group, Text } from '@mantine/core';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Money } from '#src/ui/format/Money.tsx';

interface Props {
  readonly balance: MoneyValue;
  /** The number of scratchcards that can still be used. */
  readonly cards: number;
}

/** The wallet's balance and the number of usable scratchcards, with a link to redeem them. */
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
