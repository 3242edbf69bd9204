import { NativeSelect, Skeleton, Slider, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import { exponents } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { MoneyInput } from '#src/kits/actions/MoneyInput.tsx';
import { RestFacts } from '#src/customer/paying/RestFacts.tsx';
import {
  QuoteSums,
  ReturnedInterest,
  SavedByQuote,
  SavedBySettling,
} from '#src/customer/paying/QuoteSums.tsx';
import { amountRefusal, minorTyped } from '#src/kits/forms/amount.ts';
import { useSettledValue } from '#src/kits/forms/use-settled-value.ts';
import { BalanceChart } from '#src/kits/schedule/BalanceChart.tsx';
import { BalanceTable } from '#src/kits/schedule/BalanceTable.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useWhatIf, type Way } from './use-what-if.ts';

const ways: readonly { readonly value: Way; readonly label: string }[] = [
  { value: 'LOWER_INSTALMENT', label: 'Lower instalments' },
  { value: 'SHORTER_TERM', label: 'Shorter term' },
  { value: 'SETTLE', label: 'Nothing left: pay it off' },
];

/** The number of steps of the slider, for plans with more whole units left. */
const slidesIn = 100;
/** The maximum number of days to choose from. */
const maxDays = 6;

/** Simulates a payment and shows its effect as a chart and as a table. Nothing is paid. */
export default function WhatIfPanel({ plan }: { readonly plan: Plan }) {
  const { currency } = plan.principalLeft;
  const unit = 10 ** exponents[currency];
  const date = useDateText();
  const money = useMoneyText();
  const units = Math.floor(plan.principalLeft.amountMinor / unit);
  const [typed, setTyped] = useState<string | number>(
    Math.round((plan.dueNow.amountMinor + plan.principalLeft.amountMinor / 4) / unit),
  );
  const [way, setWay] = useState<Way>('LOWER_INSTALMENT');
  const [on, setOn] = useState<LocalDate | null>(null);
  const amountMinor = useSettledValue(Math.max(1, minorTyped(typed, currency)));
  const { prepayment, settlement, balances, error, retry } = useWhatIf(plan.id, {
    way,
    on,
    amount: { amountMinor, currency },
  });
  const refusal = amountRefusal(error);
  const coming = plan.strip.filter(({ status }) => status === 'UPCOMING' || status === 'DUE_SOON');
  const label = 'Principal left as it is, and after this payment';
  return (
    <Stack gap="md" mt="md">
      <NativeSelect
        label="What it should change"
        data={[...ways]}
        value={way}
        onChange={({ currentTarget: { value } }) =>
          setWay(ways.find((each) => each.value === value)?.value ?? 'LOWER_INSTALMENT')
        }
      />
      {way !== 'SETTLE' && (
        <Stack gap="xs">
          <MoneyInput
            label="Amount"
            description="What is due is paid first; the rest reduces what you owe."
            max={plan.leftToPay}
            isLimitTold={false}
            controlled={{ value: typed, onChange: setTyped, error: refusal?.detail }}
          />
          <Slider
            max={units}
            step={Math.max(1, Math.round(units / slidesIn))}
            value={Number(typed) || 0}
            label={null}
            thumbLabel="Amount"
            thumbValueText={money({ amountMinor: minorTyped(typed, currency) || 0, currency })}
            onChange={setTyped}
          />
        </Stack>
      )}
      <NativeSelect
        label="When"
        description="Assumes you pay every instalment on time until then."
        value={on ?? ''}
        data={[
          { value: '', label: 'Today' },
          ...coming.slice(0, maxDays).map(({ dueDate }) => ({ value: dueDate, label: date(dueDate) })),
        ]}
        onChange={({ currentTarget: { value } }) => setOn(value === '' ? null : value)}
      />
      {error !== undefined && !refusal && <ProblemNotice error={error} onRetry={retry} />}
      {!balances && error === undefined && !Number.isNaN(amountMinor) && <Skeleton height="24rem" />}
      <section aria-label="What it would change">
        {prepayment && <RestFacts before={prepayment.before} after={prepayment.after} />}
        {settlement && <QuoteSums quote={settlement} on={on} />}
        <div role="status">
          {prepayment && <SavedByQuote quote={prepayment} on={on} />}
          {settlement && <SavedBySettling quote={settlement} />}
          {settlement && <ReturnedInterest quote={settlement} />}
        </div>
      </section>
      {balances && (
        <>
          <BalanceChart
            balances={balances}
            currency={currency}
            label={`${label}. The table below has the figures.`}
          />
          <BalanceTable balances={balances} currency={currency} caption={label} />
        </>
      )}
      <Text size="xs" c="dimmed">
        Nothing is paid here. To pay, choose “Pay ahead” or “Pay the whole plan off” under “More”.
      </Text>
    </Stack>
  );
}
