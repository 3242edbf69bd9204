import { type Currency, exponents } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { currencySign } from '#src/ui/format/money-text.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

interface AmountInputProps extends Omit<NumberFieldProps, 'decimals' | 'units'> {
  readonly currency: Currency;
}

/** A field for an amount of 0 or more in major units; the sign of its currency may be typed too. */
export function AmountInput({ currency, ...input }: AmountInputProps) {
  const { locale } = useConfiguration();
  const symbol = currencySign(currency, locale);
  return (
    <NumberField
      decimals={exponents[currency]}
      units={[symbol, currency]}
      leftSection={symbol}
      {...(symbol.length > 1 && { leftSectionWidth: `calc(${symbol.length}ch + 1.5rem)` })}
      {...input}
    />
  );
}
