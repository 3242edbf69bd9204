import { Button, Group, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { CollateralType } from '#contracts/collateral/collateral.ts';
import { createCollateral } from '#contracts/collateral/endpoints.ts';
import { type Currency, exponents } from '#contracts/money.ts';
import { LazyMoneyInput } from '#src/actions/LazyMoneyInput.tsx';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { Share } from '#src/ui/Share.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useCreateCollateralMutation } from './api.ts';
import { documentKinds } from './labels.ts';

interface Props {
  readonly orderId: string;
  readonly currency: Currency;
  readonly types: readonly CollateralType[];
  readonly onDone: () => void;
  readonly onCancel: (() => void) | null;
}

/** Far above anything that can be financed. */
const mostMinor = 1_000_000_00;

/** What is offered: its kind, what it is, what it is worth. */
export function CollateralForm({ orderId, currency, types, onDone, onCancel }: Props) {
  const [create] = useCreateCollateralMutation();
  const form = useContractForm(createCollateral, {
    initial: { type: '', description: '', declaredValue: '' },
    advice: {
      type: 'Choose what you offer',
      description: 'Describe it in at least 3 characters',
      declaredValue: 'Enter an amount above zero',
    },
    toBody: ({ declaredValue, ...rest }) => ({
      ...rest,
      declaredValue: {
        amountMinor: Math.round(Number(declaredValue) * 10 ** exponents[currency]),
        currency,
      },
    }),
    call: { params: { orderId } },
    send: create,
    onDone,
  });
  return (
    <form {...form.props}>
      <Stack gap="lg">
        <Radio.Group label="What do you offer?" {...form.field('type')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
            {types.map((type) => (
              <TypeCard key={type.code} type={type} />
            ))}
          </SimpleGrid>
        </Radio.Group>
        <TextInput
          label="Description"
          description="Brand, material, weight, year: what a reviewer needs to recognise it."
          maxLength={200}
          {...form.field('description')}
        />
        <LazyMoneyInput
          label="Your estimate of its value"
          description="A reviewer sets the final value."
          max={{ amountMinor: mostMinor, currency }}
          controlled={form.field('declaredValue')}
        />
        {form.error !== undefined && <ProblemNotice error={form.error} />}
        <Group gap="sm">
          <Button type="submit" loading={form.busy}>
            Add and continue with documents
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function TypeCard({ type }: { readonly type: CollateralType }) {
  const { code, name, examples, haircutBps, requiredDocuments, valuationValidityDays, maxAgeYears } = type;
  return (
    <Radio.Card value={code} p="md" radius="md" aria-label={name} display="flex">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator />
        <Stack gap="2xs">
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {examples}
          </Text>
          <Text size="sm">
            We count <Share bps={10_000 - haircutBps} /> of its value.
          </Text>
          <Text size="sm" c="dimmed">
            {requiredDocuments.map((kind) => documentKinds[kind]).join(', ')}. A valuation is valid for{' '}
            {valuationValidityDays === 1 ? 'one day' : `${valuationValidityDays} days`}.
            {maxAgeYears !== null && ` Not older than ${maxAgeYears} years.`}
          </Text>
        </Stack>
      </Group>
    </Radio.Card>
  );
}
