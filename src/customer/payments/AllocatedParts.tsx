import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Money as Amount, sumMinor } from '#contracts/money.ts';
import type { PreviewedPart } from '#contracts/plans/plan-payment.ts';
import { CentBar } from '#src/kits/schedule/CentBar.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { componentWords, lineName } from '#src/resources/plans/labels.ts';

interface Props {
  /** The accessible name of the bar. */
  readonly label: string;
  /** The sum of the parts. */
  readonly total: Amount;
  readonly parts: readonly PreviewedPart[];
  /** True if each part has the name of its plan above it. */
  readonly isTitled: boolean;
  /** What goes to the wallet. */
  readonly rest?: Amount;
  /** Further sums. */
  readonly children?: ReactNode;
}

/** Where each cent of a payment for plans goes: all of it as a bar, then the lines of each plan. */
export function AllocatedParts({ label, total, parts, isTitled, rest, children }: Props) {
  const allocations = parts.flatMap((part) => part.allocations);
  const sumOf = (component: keyof typeof componentWords) => ({
    ...total,
    amountMinor: sumMinor(
      allocations.filter((each) => each.component === component).map(({ amount }) => amount),
    ),
  });
  return (
    <Stack component="section" gap="sm" aria-label="Where it goes">
      <CentBar
        label={label}
        parts={[
          { kind: 'principal', label: 'Principal', amount: sumOf('PRINCIPAL') },
          { kind: 'interest', label: 'Interest', amount: sumOf('INTEREST') },
          { kind: 'fee', label: 'Late fees', amount: sumOf('FEE') },
          ...(rest ? [{ kind: 'today', label: 'Your wallet', amount: rest } as const] : []),
        ]}
      />
      {parts.map((part) => (
        <div key={part.planId}>
          {isTitled && (
            <Text size="sm" fw="var(--mantine-font-weight-medium)">
              {part.title}, {part.number}
            </Text>
          )}
          <SumList
            items={[
              ...part.allocations.map(({ lineNo, component, amount }) => ({
                label: `${lineName(lineNo)}, ${componentWords[component]}`,
                value: <Money value={amount} />,
              })),
              { label: 'Left to pay then', value: <Money value={part.leftToPay} /> },
            ]}
          />
        </div>
      ))}
      {children}
    </Stack>
  );
}
