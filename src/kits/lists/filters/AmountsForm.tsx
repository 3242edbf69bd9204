import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Currency } from '#contracts/money.ts';
import { majorUnits, moneyTyped } from '#src/kits/forms/amount.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import type { AmountSpan } from './spans.ts';

interface Props {
  readonly label: string;
  readonly value: AmountSpan;
  readonly currency: Currency;
  readonly onChange: (span: AmountSpan) => void;
}

/** Two fields for the lowest and the highest amount; either may be empty. */
export function AmountsForm({ label, value: { gte, lte }, currency, onChange }: Props) {
  const typed = (amountMinor: number | undefined) =>
    amountMinor === undefined ? '' : majorUnits({ amountMinor, currency });
  const [from, setFrom] = useState<number | string>(typed(gte));
  const [to, setTo] = useState<number | string>(typed(lte));
  const minor = (text: number | string) => (text === '' ? undefined : moneyTyped(text, currency).amountMinor);
  const [lowest, highest] = [minor(from), minor(to)];
  const isReversed = lowest !== undefined && highest !== undefined && lowest > highest;

  function apply(event: FormEvent): void {
    event.preventDefault();
    if (isReversed || [lowest, highest].some(Number.isNaN)) return;
    onChange({
      ...(lowest !== undefined && { gte: lowest }),
      ...(highest !== undefined && { lte: highest }),
    });
  }

  return (
    <form onSubmit={apply} aria-label={label}>
      <Stack gap="xs" w="16rem">
        <AmountInput label="From" size="sm" currency={currency} value={from} onChange={setFrom} />
        <AmountInput
          label="To"
          size="sm"
          currency={currency}
          value={to}
          onChange={setTo}
          error={isReversed ? 'Enter at least the amount above' : undefined}
        />
        <Group justify="flex-end" gap="xs">
          {(gte ?? lte) !== undefined && (
            <Button variant="default" size="xs" onClick={() => onChange({})}>
              Clear
            </Button>
          )}
          <Button type="submit" size="xs">
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
