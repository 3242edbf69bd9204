import {
  Alert,
  Button,
  Modal,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { createBatch } from '#contracts/scratchcards/batch-endpoints.ts';
import { asciiDigits } from '#contracts/digits.ts';
import { inMinor, type Money } from '#contracts/money.ts';
import { maxCards } from '#contracts/scratchcards/batch.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';
import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import { z } from '#contracts/z.ts';
import { confirmKey } from '#src/kits/actions/confirm-key.ts';
import { amountOf } from '#src/kits/actions/bulk/amount.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import { LazyDateField } from '#src/kits/forms/lazy-date-fields.tsx';
import { moneyTyped } from '#src/kits/forms/amount.ts';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { wallTime } from '#src/ui/format/wall-time.ts';
import { useCreateBatchMutation } from './api.ts';
import { RangeInputs, rangeOf, wholeBatch } from './range-field.tsx';

/** How long cards are valid at first. */
const yearMs = 365 * 24 * 60 * 60 * 1000;
const usualValues = [5, 10, 20, 50, 100] as const;

const digits = z.union([z.number(), z.string()]);
/** What the fields of the form hold. */
const TypedBatch = z.object({
  name: z.string(),
  value: digits,
  quantity: digits,
  number: z.string(),
  expiresOn: z.string(),
  reseller: z.string(),
  tags: z.array(z.string()),
  activation: z.object({
    kind: z.enum(['NOW', 'ON', 'LATER']),
    on: z.string(),
    cards: z.object({ from: digits, to: digits }),
  }),
});
type TypedBatch = z.output<typeof TypedBatch>;
type TypedActivation = TypedBatch['activation'];

interface Props {
  /** Called after the batch was ordered; its details then show the progress. */
  readonly onCreated: (batchId: string) => void;
  readonly onClose: () => void;
}

/** What was typed before the form was closed; null for nothing, or for what an earlier release kept in another form. */
function typedIn(text = ''): TypedBatch | null {
  try {
    return z.safeParse(TypedBatch, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The form that orders a batch; until it is sent or given up by “Cancel” this tab keeps what was typed. It shows the total value, the needed approval and sample codes beforehand. */
export default function CreateBatch({ onCreated, onClose }: Props) {
  const [create] = useCreateBatchMutation();
  const money = useMoneyText();
  const countText = useCountText();
  const { currency, timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [expiresOn] = useState(() => wallTime(Date.now() + aheadMs + yearMs, timeZone).slice(0, 10));
  const persistedForm = usePersistedForm('create.batch', 'tab');
  const initial: TypedBatch = {
    name: '',
    value: 20,
    quantity: 100,
    number: '',
    expiresOn,
    reseller: '',
    tags: [],
    activation: { kind: 'LATER', on: '', cards: wholeBatch },
  };
  const form = useContractForm(createBatch, {
    initial: typedIn(persistedForm.texts['batch']) ?? initial,
    advice: {
      name: 'Enter a name of up to 80 characters',
      value: 'Enter an amount',
      quantity: `Enter 1 to ${countText(maxCards)}`,
      number: 'Enter four digits, or leave it empty',
      expiresOn: 'Choose a day',
      reseller: 'Enter up to 80 characters',
      tags: 'Enter up to 10 tags of 24 characters, each once',
      activation: 'Choose when, and cards of this batch',
    },
    toBody: ({ name, value, quantity, number, reseller, activation, ...rest }) => ({
      ...rest,
      name: name.trim(),
      value: moneyTyped(value, currency),
      quantity: quantity === '' ? Number.NaN : Number(quantity),
      number: asciiDigits(number.trim()) || null,
      reseller: reseller.trim() || null,
      activation: activationOf(activation, Number(quantity)),
    }),
    send: create,
    onDone: ({ id }) => {
      persistedForm.drop();
      onCreated(id);
    },
  });
  const keep = useEffectEvent((batch: TypedBatch) => {
    if (form.isDirty) persistedForm.set('batch', JSON.stringify(batch));
  });
  useEffect(() => {
    keep(form.values);
  }, [form.values]);
  const giveUp = () => {
    persistedForm.drop();
    onClose();
  };
  const { value, quantity, number, activation } = form.values;
  const alone: Money = { amountMinor: inMinor(batchLimits.liabilityAlone, currency), currency };
  const cards = Number(quantity) || 0;
  const liability = moneyTyped(Number(value) * Number(quantity), currency);
  const setActivation = (change: Partial<TypedActivation>) =>
    form.set('activation', { ...activation, ...change });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Create batch"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form {...form.props}>
        <Stack gap="md" onKeyDown={confirmKey}>
          <TextInput label="Name" data-autofocus {...form.field('name')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <AmountInput
              label="Value of a card"
              description={`Usual: ${usualValues.join(', ')}`}
              currency={currency}
              {...form.field('value')}
            />
            <NumberField
              label="Cards"
              description={`Up to ${countText(maxCards)}`}
              {...form.field('quantity')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput
              label="Number (optional)"
              description="Empty: the next free one"
              inputMode="numeric"
              {...form.field('number')}
            />
            <LazyDateField
              label="Last day"
              description="Cards expire after it"
              {...form.field('expiresOn')}
            />
          </SimpleGrid>
          <TextInput label="Reseller (optional)" {...form.field('reseller')} />
          <TagsInput label="Tags (optional)" maxTags={10} {...form.field('tags')} />
          <Stack gap="xs" role="group" aria-label="Activation">
            <Text fw="var(--mantine-font-weight-medium)">Activation</Text>
            <SegmentedControl
              fullWidth
              data={[
                { value: 'LATER', label: 'Later' },
                { value: 'NOW', label: 'Now' },
                { value: 'ON', label: 'On a day' },
              ]}
              value={activation.kind}
              // the control's data are these three kinds
              onChange={(kind) => setActivation({ kind: kind as TypedActivation['kind'] })}
            />
            {activation.kind === 'ON' && (
              <LazyDateField
                label="Day"
                value={activation.on}
                onChange={(on) => setActivation({ on: on ?? '' })}
              />
            )}
            {activation.kind !== 'LATER' && (
              <RangeInputs
                value={activation.cards}
                quantity={Number(quantity) || 1}
                onChange={(cards) => setActivation({ cards })}
              />
            )}
            {form.field('activation').error !== undefined && (
              <Text size="xs" c="error" role="alert">
                {form.field('activation').error}
              </Text>
            )}
          </Stack>
          <Alert
            color={liability.amountMinor > alone.amountMinor ? 'warning' : 'info'}
            title={Number.isNaN(liability.amountMinor) ? 'Total value' : `Total value ${money(liability)}`}
          >
            {`Above ${money(alone)} in ${countText(batchLimits.daysAlone)} days, all your batches together, a second administrator has to approve the activation. `}
            {codeWords(number)}
          </Alert>
          {form.error !== undefined && <ProblemNotice error={form.error} />}
          <NeedsNetwork>This can be done once you’re back online.</NeedsNetwork>
          <DialogButtons>
            <Button variant="default" size="sm" onClick={giveUp}>
              Cancel
            </Button>
            <Button type="submit" size="sm" loading={form.busy}>
              Create {amountOf({ one: 'card', many: 'cards' }, cards, countText)}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function activationOf({ kind, on, cards }: TypedActivation, quantity: number) {
  if (kind === 'LATER') return { kind };
  const chosen = { cards: rangeOf(cards, quantity) };
  return kind === 'ON' ? { kind, on, ...chosen } : { kind, ...chosen };
}

/** Says what codes look like: the first one, once the batch has a number. */
const codeWords = (number: string) =>
  /^\d{4}$/.test(number)
    ? `The first code is ${scratchcardCode(number, 1)}.`
    : 'Codes begin with the number of the batch, which it gets when it is created.';
