import { Table, Text } from '@mantine/core';
import type { Currency } from '#contracts/money.ts';
import { scheduleReasons } from '#src/resources/plans/activity-words.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { type Ahead, aheadOf, type ScheduleVersion } from './versions.ts';

interface Props {
  readonly version: ScheduleVersion;
  /** Undefined for the first version. */
  readonly before: ScheduleVersion | undefined;
  readonly currency: Currency;
}

/** Since when a version is valid, why it was made, and what it changed. */
export function VersionChange({ version, before, currency }: Props) {
  const { since, reason, replaced } = version;
  return (
    <section aria-label={`About version ${version.version}`}>
      <Text size="sm" mt="xs">
        {scheduleReasons[reason]}, on <DateText value={since} />.
        {replaced && (
          <>
            {' '}
            Replaced on <DateText value={replaced.on} />. {scheduleReasons[replaced.reason]}.
          </>
        )}
      </Text>
      {before && (
        <Table fz="sm" mt="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th scope="col">Before</Table.Th>
              <Table.Th scope="col">Since then</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="row">Instalments to come</Table.Th>
              <Table.Td>
                <Runs ahead={aheadOf(before, since)} currency={currency} />
              </Table.Td>
              <Table.Td>
                <Runs ahead={aheadOf(version, since)} currency={currency} />
              </Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th scope="row">Last one</Table.Th>
              <Table.Td>
                <LastDay ahead={aheadOf(before, since)} />
              </Table.Td>
              <Table.Td>
                <LastDay ahead={aheadOf(version, since)} />
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

function Runs({ ahead, currency }: { readonly ahead: Ahead; readonly currency: Currency }) {
  const money = useMoneyText();
  if (ahead.runs.length === 0) return 'None';
  return ahead.runs
    .map(({ count, amountMinor }) => `${count} × ${money({ amountMinor, currency })}`)
    .join(', ');
}

function LastDay({ ahead: { lastDueDate } }: { readonly ahead: Ahead }) {
  return lastDueDate === null ? '–' : <DateText value={lastDueDate} />;
}
