import { Button, Stack } from '@mantine/core';
import type { Ref } from 'react';
import type { Money } from '#contracts/money.ts';
import type { RequestedSources } from '#contracts/payments/sources.ts';
import { CardForm } from './CardForm.tsx';
import { CardSwitch } from './CardSwitch.tsx';
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

/** The sources of a payment as in the checkout, and the button, which names the amount while it can be paid. */
export function PayBy({ total, busy, disabled, payRef, onPay }: Props) {
  const money = useMoneyText();
  const { chosen, choice, cardSwitch } = useSources();
  const needsCard = !chosen.byBank && splitPayment(chosen, total).leftMinor > 0;
  const label = disabled ? 'Pay' : `Pay ${money(total)}`;
  const payWith = (card: typeof chosen.card) => {
    const sources = sourcesOf({ ...chosen, card }, total);
    if (sources) onPay(sources);
  };
  return (
    <>
      <SourceChoice {...choice} total={total} transferNote="You can close this in the meantime." />
      <Stack ref={payRef} gap="md">
        {needsCard && cardSwitch && <CardSwitch {...cardSwitch} />}
        {needsCard && chosen.card === null ? (
          <CardForm submitLabel={label} busy={busy} disabled={disabled} onToken={(card) => payWith(card)} />
        ) : (
          <Button fullWidth loading={busy} disabled={disabled} onClick={() => payWith(chosen.card)}>
            {label}
          </Button>
        )}
      </Stack>
    </>
  );
}
