import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { type Field, moneyField } from '#src/kits/actions/fields.tsx';
import { majorUnits } from '#src/kits/forms/amount.ts';

/** The highest amount that can be entered: far above what can be financed. */
const maxValue = ({ declaredValue }: CollateralDetails) => ({
  ...declaredValue,
  amountMinor: 1_000_000_00,
});

/** An amount that may exceed the declared value; at first what the collateral is worth. */
export const valueField = (label: string): Field<CollateralDetails> => ({
  ...moneyField<CollateralDetails>(label, {
    max: maxValue,
    isLimitTold: false,
    description: ({ valuation, declaredValue }, { money, day }) =>
      valuation
        ? `Valued at ${money(valuation.value)} on ${day(valuation.valuedOn)}.`
        : `Declared as ${money(declaredValue)}.`,
  }),
  initial: ({ valuation, declaredValue }) => majorUnits(valuation?.value ?? declaredValue),
});
