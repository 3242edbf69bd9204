import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { maxGrams } from '#contracts/collateral/estimate.ts';
import type { Currency, Money as MoneyValue } from '#contracts/money.ts';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import type { PersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { useSettledValue } from '#src/kits/forms/use-settled-value.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useGetCollateralEstimateQuery } from './api.ts';

interface Props {
  readonly currency: Currency;
  readonly persistedForm: PersistedForm;
  readonly onUse: (value: MoneyValue) => void;
}

const stamps = [
  { value: '333', label: '333 (8 carat)' },
  { value: '585', label: '585 (14 carat)' },
  { value: '750', label: '750 (18 carat)' },
  { value: '999', label: '999 (24 carat)' },
];

/** Estimates the value of gold by the price list, from its fineness and weight. */
export function GoldEstimate({ currency, persistedForm, onUse }: Props) {
  const moneyText = useMoneyText();
  const [stamp, setStamp] = useState(persistedForm.texts['stamp'] ?? '585');
  const [typed, setTyped] = useState<string | number>(persistedForm.texts['grams'] ?? '');
  const grams = useSettledValue(Number(typed));
  const isWeight = grams > 0; // NaN for a text that the field refuses
  const { data, error, refetch } = useGetCollateralEstimateQuery(
    isWeight ? { query: { fineness: Number(stamp), grams } } : skipToken,
  );
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const estimate = isWeight && data?.currency === currency ? data : null;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NativeSelect
          label="Stamp"
          value={stamp}
          data={stamps}
          onChange={({ currentTarget: { value } }) => {
            setStamp(value);
            persistedForm.set('stamp', value);
          }}
        />
        <NumberField
          label="Weight"
          units={['g']}
          rightSection="g"
          min={1}
          max={maxGrams}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            persistedForm.set('grams', String(value));
          }}
        />
      </SimpleGrid>
      {error !== undefined && isWeight && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {estimate && (
        <StatusAlert color="info" role="status" title="By the price list">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">
              <Money value={money(estimate.lowMinor)} /> to <Money value={money(estimate.highMinor)} /> at
              today’s gold prices. Stones and workmanship are not counted.
            </Text>
            <Button size="sm" variant="default" onClick={() => onUse(money(estimate.lowMinor))}>
              Use {moneyText(money(estimate.lowMinor))}
            </Button>
          </Stack>
        </StatusAlert>
      )}
    </Stack>
  );
}
