import { Button, Group, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import type { Money } from '#contracts/money.ts';
import type { RequestedSources } from '#contracts/payments/sources.ts';
import { CardForm } from './CardForm.tsx';
import { splitPayment, sourcesOf } from './sources.ts';
import { SourceChoice } from './SourceChoice.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useSources } from './use-sources.ts';

interface Props {
  readonly total: Money;
  readonly busy: boolean;
  /** True until the amount is known to be possible. */
  readonly disabled: boolean;
  /** The part with the button that pays. */
  readonly payRef?: Ref<HTMLDivElement>;
  readonly onPay: (sources: RequestedSources) => void;
}

/** The sources of a payment as in the checkout, and the button with the amount. */
export function PayBy({ total, busy, disabled, payRef, onPay }: Props) {
  const money = useMoneyText();
  const { chosen, choice, onCard } = useSources();
  const needsCard = !chosen.byBank && splitPayment(chosen, total).leftMinor > 0;
  const label = `Pay ${money(total)}`;
  const payWith = (card: typeof chosen.card) => {
    const sources = sourcesOf({ ...chosen, card }, total);
    if (sources) onPay(sources);
  };
  return (
    <>
      <SourceChoice {...choice} total={total} transferNote="You can close this in the meantime." />
      {needsCard && chosen.card === null ? (
        <div ref={payRef}>
          <CardForm submitLabel={label} busy={busy} disabled={disabled} onToken={(card) => payWith(card)} />
        </div>
      ) : (
        <Stack ref={payRef} gap="md">
          {needsCard && (
            <Group justify="space-between">
              <Text>{chosen.card?.label}</Text>
              <Button size="xs" variant="default" onClick={() => onCard(null)}>
                Use another card
              </Button>
            </Group>
          )}
          <Button fullWidth loading={busy} disabled={disabled} onClick={() => payWith(chosen.card)}>
            {label}
          </Button>
        </Stack>
      )}
    </>
  );
}
