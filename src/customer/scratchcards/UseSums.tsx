import { Text } from '@mantine/core';
import type { Money as Amount } from '#contracts/money.ts';
import { AllocatedParts } from '#src/customer/payments/AllocatedParts.tsx';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
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
  return (
    <AllocatedParts label="Where the card’s value goes" total={amount} {...{ parts, rest }} isTitled>
      <SumList
        items={[
          ...ifAny(isDue ? 'Still due then' : 'Still open of this instalment', stillOpen),
          ...ifAny('Rest of the card, to your wallet', rest),
        ]}
      />
    </AllocatedParts>
  );
}

const ifAny = (label: string, amount: Amount): Fact[] =>
  amount.amountMinor > 0 ? [{ label, value: <Money value={amount} /> }] : [];
