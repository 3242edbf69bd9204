import { Alert, Button, Modal, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { createDiscount, simulateDiscountCreation } from '#contracts/catalogue/discount-endpoints.ts';
import { DiscountDetails, type DiscountTakes } from '#contracts/catalogue/discount.ts';
import { z } from '#contracts/z.ts';
import { readHookOf } from '#src/api/from-contract.ts';
import { confirmKey } from '#src/kits/actions/confirm-key.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import { moneyTyped } from '#src/kits/forms/amount.ts';
import { LazyDateField } from '#src/kits/forms/lazy-date-fields.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useSettledValue } from '#src/kits/forms/use-settled-value.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { wallTime } from '#src/ui/format/wall-time.ts';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useCreateDiscountMutation } from './api.ts';
import { Savings } from './Savings.tsx';

interface Props {
  /** Called with the id of the request that now waits for approval. */
  readonly onRequested: (approvalId: string) => void;
  readonly onClose: () => void;
}

/** What the fields of the form hold. */
type Typed = {
  readonly discountCode: string;
  readonly takes: TypedTakes;
  readonly from: number | string;
  readonly validFrom: string;
  readonly validTo: string;
};
interface TypedTakes {
  readonly kind: DiscountTakes['kind'];
  readonly percent: number | string;
  readonly amount: number | string;
}

const useSimulation = readHookOf(simulateDiscountCreation);

/** The form of a new discount code, with what it would take off each product today. */
export default function NewDiscount({ onRequested, onClose }: Props) {
  const [create] = useCreateDiscountMutation();
  const { currency, timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [today] = useState(() => wallTime(Date.now() + aheadMs, timeZone).slice(0, 10));
  const initial: Typed = {
    discountCode: '',
    takes: { kind: 'SHARE', percent: 10, amount: '' },
    from: 0,
    validFrom: today,
    validTo: '',
  };
  const bodyOf = ({ discountCode, takes: { kind, percent, amount }, from, validFrom, validTo }: Typed) => ({
    discountCode: discountCode.trim().toUpperCase(),
    takes:
      kind === 'SHARE'
        ? { kind, shareBps: Math.round(Number(percent) * 100), max: moneyTyped(amount, currency) }
        : { kind, amount: moneyTyped(amount, currency) },
    from: moneyTyped(from, currency),
    validFrom,
    validTo,
  });
  const form = useContractForm(createDiscount, {
    initial,
    advice: {
      discountCode: 'Enter 4 to 20 letters and digits',
      takes: 'Enter 0.01 to 100 percent and an amount above zero',
      from: 'Enter an amount',
      validFrom: 'Choose a day',
      validTo: 'Choose a day that is not before the first',
    },
    toBody: bodyOf,
    send: create,
    onDone: ({ id }) => onRequested(id),
  });
  const { takes } = form.values;
  const setTakes = (change: Partial<TypedTakes>) => form.set('takes', { ...takes, ...change });
  return (
    <Modal
      opened
      onClose={onClose}
      title="New discount code"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form {...form.props}>
        <Stack gap="md" onKeyDown={confirmKey}>
          <TextInput
            label="Code"
            description="4 to 20 capital letters and digits"
            data-autofocus
            {...form.field('discountCode')}
          />
          <SegmentedControl
            fullWidth
            aria-label="Takes off"
            data={[
              { value: 'SHARE', label: 'Percentage' },
              { value: 'AMOUNT', label: 'Amount' },
            ]}
            value={takes.kind}
            onChange={(kind) => setTakes({ kind: kind === 'SHARE' ? 'SHARE' : 'AMOUNT' })}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {takes.kind === 'SHARE' && (
              <NumberField
                label="Percent"
                units={['%']}
                value={takes.percent}
                onChange={(percent) => setTakes({ percent })}
              />
            )}
            <AmountInput
              label={takes.kind === 'SHARE' ? 'At most' : 'Amount'}
              currency={currency}
              value={takes.amount}
              onChange={(amount) => setTakes({ amount })}
            />
            <AmountInput label="Carts from" currency={currency} {...form.field('from')} />
          </SimpleGrid>
          {form.field('takes').error !== undefined && (
            <Text size="xs" c="error" role="alert">
              {form.field('takes').error}
            </Text>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <LazyDateField label="First day" {...form.field('validFrom')} />
            <LazyDateField label="Last day" {...form.field('validTo')} />
          </SimpleGrid>
          <Alert color="info">A second administrator has to approve the code before carts take it.</Alert>
          {form.error !== undefined && <ProblemNotice error={form.error} />}
          <CreationPreview body={bodyOf(form.values)} today={today} />
          <NeedsNetwork>This can be done once you’re back online.</NeedsNetwork>
          <DialogButtons>
            <Button variant="default" size="sm" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" size="sm" loading={form.busy}>
              Request code
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

/** What a cart with one piece of each product would cost with the code; nothing while the form is incomplete. */
function CreationPreview({ body, today }: { readonly body: unknown; readonly today: string }) {
  const settled = useSettledValue(JSON.stringify(body));
  const valid = z.safeParse(createDiscount.body, JSON.parse(settled)).data;
  const { data } = useSimulation(valid ? { body: valid } : skipToken);
  const preview = valid && z.safeParse(DiscountDetails, data).data;
  if (!valid || !preview) return null;
  return (
    <section aria-label="Preview">
      <Text size="sm" fw={600} mb="2xs">
        {valid.validFrom > today ? 'Takes nothing off before its first day' : 'New carts with the code'}
      </Text>
      {valid.validFrom <= today && <Savings examples={preview.examples} />}
    </section>
  );
}
