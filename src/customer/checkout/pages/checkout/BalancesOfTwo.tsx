import { Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Balance } from '#src/kits/schedule/balance-rows.ts';
import { BalanceChart } from '#src/kits/schedule/BalanceChart.tsx';
import { BalanceTable } from '#src/kits/schedule/BalanceTable.tsx';
import type { CompareBalancesProps } from './CompareBalances.tsx';

/** Compares the balances of two plans over time, as a chart and as a table. */
export default function BalancesOfTwo({ offers, chosen }: CompareBalancesProps) {
  const [picked, setPicked] = useState<readonly [string | null, string | null]>([null, null]);
  const codes = offers.map(({ offer }) => offer.code);
  const ifOffered = (code: string | null) => (code !== null && codes.includes(code) ? code : null);
  const first = ifOffered(picked[0]) ?? ifOffered(chosen) ?? codes[0] ?? '';
  const second = ifOffered(picked[1]) ?? codes.find((code) => code !== first) ?? '';
  const balances = [first, second].flatMap((code): Balance[] => {
    const offer = offers.find((each) => each.offer.code === code);
    return offer ? [{ name: offer.offer.name, lines: offer.schedule }] : [];
  });
  const currency = offers[0]?.totalPayable.currency ?? 'EUR';
  const label = `Principal left with ${balances.map(({ name }) => name).join(' and ')}`;
  const choices = (other: string) =>
    offers
      .filter(({ offer }) => offer.code !== other)
      .map(({ offer }) => ({ value: offer.code, label: offer.name }));
  return (
    <>
      <Group my="md">
        <NativeSelect
          label="First plan"
          size="sm"
          value={first}
          data={choices(second)}
          onChange={({ currentTarget: { value } }) => setPicked([value, second])}
        />
        <NativeSelect
          label="Second plan"
          size="sm"
          value={second}
          data={choices(first)}
          onChange={({ currentTarget: { value } }) => setPicked([first, value])}
        />
      </Group>
      <BalanceChart
        balances={balances}
        currency={currency}
        label={`${label}. The table below has the figures.`}
      />
      <BalanceTable balances={balances} currency={currency} caption={label} />
    </>
  );
}
