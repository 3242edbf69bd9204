import { NumberInput } from '@mantine/core';
import { exponents, type Money } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { moneyParts, moneyText } from '#src/ui/money-text.ts';

interface Props {
  readonly label: string;
  readonly description: string | undefined;
  readonly max: Money;
  readonly controlled: object;
}

/** An amount in the currency of its maximum, written as the locale does. */
export function MoneyInput({ label, description, max, controlled }: Props) {
  const { locale } = useConfiguration();
  const { currency, amountMinor } = max;
  const digits = exponents[currency];
  const part = (type: Intl.NumberFormatPartTypes) =>
    moneyParts({ amountMinor: 123_456_789, currency }, locale).find((each) => each.type === type)?.value;
  return (
    <NumberInput
      label={label}
      description={`At most ${moneyText(max, locale)}.${description === undefined ? '' : ` ${description}`}`}
      min={0}
      max={amountMinor / 10 ** digits}
      clampBehavior="blur"
      decimalScale={digits}
      fixedDecimalScale
      decimalSeparator={part('decimal') ?? '.'}
      thousandSeparator={part('group') ?? ''}
      leftSection={part('currency')}
      inputMode="decimal"
      hideControls
      {...controlled}
    />
  );
}
