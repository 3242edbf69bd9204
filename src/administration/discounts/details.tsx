import { Stack, Text } from '@mantine/core';
import type { DiscountDetails as Details } from '#contracts/catalogue/discount.ts';
import { PendingApprovals } from '#src/administration/approvals/PendingApprovals.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { discountPhases } from './labels.ts';
import { Savings } from './Savings.tsx';
import { TakesText } from './TakesText.tsx';

/** A discount code: its terms, and what it takes off each product today. */
export function DiscountDetails({ entity }: { readonly entity: Details }) {
  const { id, phase, takes, from, validFrom, validTo, examples } = entity;
  return (
    <Stack gap="lg">
      <PendingApprovals entityId={id} />
      <EntityFacts
        status={<Status {...discountPhases[phase]} />}
        items={[
          { label: 'Takes off', value: <TakesText takes={takes} /> },
          { label: 'Carts from', value: <Money value={from} /> },
          { label: 'First day', value: <DateText value={validFrom} /> },
          { label: 'Last day', value: <DateText value={validTo} /> },
        ]}
      />
      <Section title="One piece of each product today">
        {phase === 'VALID' ? (
          <Savings examples={examples} />
        ) : (
          <Text size="sm">The code takes nothing off a cart today.</Text>
        )}
      </Section>
    </Stack>
  );
}
