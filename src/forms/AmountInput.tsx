import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type Currency, exponents } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { moneyParts } from '#src/ui/money-text.ts';

interface AmountInputProps extends Omit<NumberInputProps, 'min' | 'decimalScale' | 'prefix'> {
  readonly currency: Currency;
}

/** An amount of 0 or more in major units, written as the locale does. */
export function AmountInput({ currency, ...input }: AmountInputProps) {
  const { locale } = useConfiguration();
  const part = (type: Intl.NumberFormatPartTypes) =>
    moneyParts({ amountMinor: 123_456_789, currency }, locale).find((each) => each.type === type)?.value;
  const symbol = part('currency') ?? '';
  return (
    <NumberInput
      min={0}
      decimalScale={exponents[currency]}
      fixedDecimalScale
      decimalSeparator={part('decimal') ?? '.'}
      thousandSeparator={part('group') ?? ''}
      leftSection={symbol}
      {...(symbol.length > 1 && { leftSectionWidth: `calc(${symbol.length}ch + 1.5rem)` })}
      inputMode="decimal"
      hideControls
      {...input}
    />
  );
}
