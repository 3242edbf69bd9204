import { Group, Radio, Table } from '@mantine/core';
import { useId } from 'react';
import type { ComparedOffer } from '#contracts/orders/quote.ts';
import { offerChosen } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './OfferTable.module.css';
import { OfferBadges } from './OfferBadges.tsx';
import { RemedyButton } from './RemedyButton.tsx';

interface Props {
  readonly offers: readonly ComparedOffer[];
  readonly chosen: string | null;
}

const columns = ['Due today', 'Per month', 'Total interest', 'Total', 'APRC', 'Last payment'];

/** The offers as a table; an unavailable offer says why in its row. */
export function OfferTable({ offers, chosen }: Props) {
  const dispatch = useAppDispatch();
  const group = useId();
  return (
    <Table.ScrollContainer type="native" minWidth={0}>
      <Table
        aria-label="Plans for this cart"
        verticalSpacing="xs"
        horizontalSpacing="xs"
        className={classes.table ?? ''}
      >
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
            const { code, name } = compared.offer;
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
                  {compared.available && (
                    <span className={classes.badges}>
                      <OfferBadges offer={compared} />
                    </span>
                  )}
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
