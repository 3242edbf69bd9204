import {
  Alert,
  Button,
  Modal,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { createBatch } from '#contracts/scratchcards/administration.ts';
import { inMinor, type Money } from '#contracts/money.ts';
import { mostCards } from '#contracts/scratchcards/batch.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';
import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import { amountOf } from '#src/actions/bulk/amount.ts';
import { AmountInput } from '#src/forms/AmountInput.tsx';
import { LazyDateField } from '#src/forms/lazy-date-fields.tsx';
import { moneyTyped } from '#src/forms/amount.ts';
import { separatorsOf } from '#src/forms/separators.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { DialogButtons } from '#src/ui/DialogButtons.tsx';
import { NeedsNetwork } from '#src/ui/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useCountText } from '#src/actions/use-count-text.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { wallTime } from '#src/ui/wall-time.ts';
import { useCreateBatchMutation } from './api.ts';
import { RangeInputs, rangeOf, type TypedRange, wholeBatch } from './range-field.tsx';

/** How long cards are valid at first. */
const yearMs = 365 * 24 * 60 * 60 * 1000;
const usualValues = [5, 10, 20, 50, 100] as const;

interface TypedActivation {
  readonly kind: 'NOW' | 'ON' | 'LATER';
  readonly on: string;
  readonly cards: TypedRange;
}

interface Props {
  /** Called after the batch was ordered; its details then show the progress. */
  readonly onCreated: (batchId: string) => void;
  readonly onClose: () => void;
}

/** The form that orders a batch; it shows the total value, the needed approval and sample codes beforehand. */
export default function CreateBatch({ onCreated, onClose }: Props) {
  const [create] = useCreateBatchMutation();
  const money = useMoneyText();
  const countText = useCountText();
  const { currency, locale, timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [expiresOn] = useState(() => wallTime(Date.now() + aheadMs + yearMs, timeZone).slice(0, 10));
  const form = useContractForm(createBatch, {
    initial: {
      name: '',
      value: 20 as number | string,
      quantity: 100 as number | string,
      number: '',
      expiresOn,
      reseller: '',
      tags: [] as string[],
      activation: { kind: 'LATER', on: '', cards: wholeBatch } as TypedActivation,
    },
    advice: {
      name: 'Enter a name of up to 80 characters',
      value: 'Enter an amount',
      quantity: `Enter 1 to ${countText(mostCards)}`,
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
      quantity: Number(quantity),
      number: number.trim() || null,
      reseller: reseller.trim() || null,
      activation: activationOf(activation, Number(quantity)),
    }),
    send: create,
    onDone: ({ id }) => onCreated(id),
  });
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
        <Stack gap="md">
          <TextInput label="Name" data-autofocus {...form.field('name')} />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <AmountInput
              label="Value of a card"
              description={`Usual: ${usualValues.join(', ')}`}
              currency={currency}
              {...form.field('value')}
            />
            <NumberInput
              label="Cards"
              description={`Up to ${countText(mostCards)}`}
              min={1}
              max={mostCards}
              clampBehavior="none"
              allowDecimal={false}
              {...separatorsOf(locale)}
              {...form.field('quantity')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput
              label="Number (optional)"
              description="Empty: the next free one"
              maxLength={4}
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
            <Text fw={600}>Activation</Text>
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
            {liability.amountMinor > alone.amountMinor &&
              `Above ${money(alone)} a second administrator has to approve the activation. `}
            {codeWords(number)}
          </Alert>
          {form.error !== undefined && <ProblemNotice error={form.error} />}
          <NeedsNetwork>This can be done once you’re back online.</NeedsNetwork>
          <DialogButtons>
            <Button variant="default" size="sm" onClick={onClose}>
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

/** Says what codes look like: the first one, or a sample while the batch has no number. */
const codeWords = (number: string) =>
  /^\d{4}$/.test(number)
    ? `The first code is ${scratchcardCode(number, 1)}.`
    : `A sample code: ${scratchcardCode('4821', 1)}. Codes begin with the number of the batch.`;
