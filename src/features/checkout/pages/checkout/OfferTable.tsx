import { Group, Radio, Table } from '@mantine/core';
import { useId } from 'react';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { offerChosen } from '#src/features/checkout/draft.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Percent } from '#src/ui/Percent.tsx';
import classes from './OfferTable.module.css';
import { RemedyButton } from './RemedyButton.tsx';

interface Props {
  readonly offers: readonly ComparedOffer[];
  readonly chosen: string | null;
}

const columns = [
  'Due today',
  'Per month',
  'Payments',
  'Total interest',
  'Total',
  'APRC',
  'Last payment',
  'Collateral',
];

/** The offers as a table; an unavailable offer says why in its row. */
export default function OfferTable({ offers, chosen }: Props) {
  const dispatch = useAppDispatch();
  const group = useId();
  return (
    <Table.ScrollContainer type="native" minWidth={0} role="group" aria-label="Plans for this cart">
      <Table verticalSpacing="xs" horizontalSpacing="xs" className={classes.table ?? ''}>
        <Table.Caption>Plans for this cart, figure by figure</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Plan</Table.Th>
            {columns.map((name) => (
              <Table.Th key={name} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {offers.map((compared) => {
            const { code, name, collateralRequired } = compared.offer;
            return (
              <Table.Tr key={code}>
                <Table.Th scope="row">
                  <Radio
                    name={group}
                    label={name}
                    value={code}
                    checked={code === chosen}
                    disabled={!compared.available}
                    onChange={() => dispatch(offerChosen(code))}
                  />
                </Table.Th>
                {compared.available ? (
                  <>
                    <Table.Td ta="right">
                      <Money value={compared.downPayment} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Money
                        value={{
                          amountMinor: compared.instalments[0]?.amountMinor ?? 0,
                          currency: compared.totalPayable.currency,
                        }}
                      />
                    </Table.Td>
                    <Table.Td ta="right">{compared.schedule.length - 1}</Table.Td>
                    <Table.Td ta="right">
                      <Money value={compared.totalInterest} />
                    </Table.Td>
                    <Table.Td ta="right">
                      <Money value={compared.totalPayable} />
                    </Table.Td>
                    <Table.Td ta="right">
                      {compared.aprcShown ? <Percent ppm={compared.aprcPpm} /> : '–'}
                    </Table.Td>
                    <Table.Td ta="right">
                      <DateText value={compared.lastDueDate} />
                    </Table.Td>
                    <Table.Td ta="right">{collateralRequired ? 'Needed' : 'None'}</Table.Td>
                  </>
                ) : (
                  <Table.Td colSpan={columns.length}>
                    <Group gap="sm">
                      {compared.refusal.message}
                      <RemedyButton offer={compared} />
                    </Group>
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
