import { Stack, Text } from '@mantine/core';
import { type Money as Amount, sumMinor } from '#contracts/money.ts';
import { componentWords, lineName } from '#src/features/plans/labels.ts';
import { CentBar } from '#src/schedule/CentBar.tsx';
import { type Fact, SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import type { ScratchcardUse } from './scratchcard-use.ts';

type Instalments = Extract<ScratchcardUse, { kind: 'INSTALMENTS' }>['instalments'];

/** Where each cent of a scratchcard goes. */
export function UseSums({ use }: { readonly use: ScratchcardUse }) {
  if (use.kind === 'INSTALMENTS') return <Allocated instalments={use.instalments} />;
  if (use.kind === 'WALLET')
    return (
      <>
        {use.walletBalance && (
          <SumList items={[{ label: 'In your wallet then', value: <Money value={use.walletBalance} /> }]} />
        )}
        <Text size="sm" c="dimmed">
          It can pay instalments and down payments from there. The card is used up then.
        </Text>
      </>
    );
  const { amount, rest, stillOpen } = use.downPayment;
  return (
    <SumList
      items={[
        { label: 'Paid with this card', value: <Money value={amount} /> },
        ...ifAny('Left to pay in another way', stillOpen),
        ...ifAny('Rest of the card, to your wallet', rest),
      ]}
    />
  );
}

function Allocated({
  instalments: { isDue, amount, rest, stillOpen, parts },
}: {
  readonly instalments: Instalments;
}) {
  const all = parts.flatMap(({ allocations }) => allocations);
  const sumOf = (component: keyof typeof componentWords) => ({
    ...amount,
    amountMinor: sumMinor(all.filter((part) => part.component === component).map((part) => part.amount)),
  });
  return (
    <Stack component="section" gap="sm" aria-label="Where it goes">
      <CentBar
        label="Where the card’s value goes"
        parts={[
          { kind: 'principal', label: 'Principal', amount: sumOf('PRINCIPAL') },
          { kind: 'interest', label: 'Interest', amount: sumOf('INTEREST') },
          { kind: 'fee', label: 'Late fees', amount: sumOf('FEE') },
          { kind: 'today', label: 'Your wallet', amount: rest },
        ]}
      />
      {parts.map(({ planId, title, number, allocations, leftToPay }) => (
        <div key={planId}>
          <Text size="sm" fw={600}>
            {title}, {number}
          </Text>
          <SumList
            items={[
              ...allocations.map(({ lineNo, component, amount: value }) => ({
                label: `${lineName(lineNo)}, ${componentWords[component]}`,
                value: <Money value={value} />,
              })),
              { label: 'Left to pay then', value: <Money value={leftToPay} /> },
            ]}
          />
        </div>
      ))}
      <SumList
        items={[
          ...ifAny(isDue ? 'Still due then' : 'Still open of this instalment', stillOpen),
          ...ifAny('Rest of the card, to your wallet', rest),
        ]}
      />
    </Stack>
  );
}

const ifAny = (label: string, amount: Amount): Fact[] =>
  amount.amountMinor > 0 ? [{ label, value: <Money value={amount} /> }] : [];
