import { Button, Group, Table, Text } from '@mantine/core';
import type { RowError, UserImport } from '#contracts/users/import.ts';
import { csvFile } from '#src/platform/files/csv.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { Status } from '#src/ui/parts/Status.tsx';
import { bad, good } from '#src/ui/parts/status-label.ts';
import type { FileRow } from './import-file.ts';

/** How to correct a row, by its error. */
const rowErrors: Readonly<Record<RowError, string>> = {
  NAME: 'Write a name of up to 120 characters.',
  CONTACT: 'Write an e-mail address, or a phone number such as +4915112345678.',
  CONTACT_TAKEN: 'Another account, or an earlier row, has this contact.',
  TAG: 'Write a tag of up to 24 letters, digits and hyphens, such as flood-2027.',
};

/** The number of rows shown; the file of refused rows has all of them. */
const maxShown = 50;

interface Props {
  readonly result: UserImport;
  /** The rows of the file with their line numbers. */
  readonly lines: readonly FileRow[];
}

/** The result of each row: refused rows first, each with its error. */
export function ImportRows({ result: { rows, refused }, lines }: Props) {
  const sorted = rows.toSorted(
    (a, b) => Number(a.userId !== null) - Number(b.userId !== null) || a.no - b.no,
  );
  const lineOf = (no: number) => lines[no - 1]?.line ?? no;
  const nameOf = (no: number) => lines[no - 1]?.fullName ?? '';
  const save = () =>
    saveFile(
      'refused-rows.csv',
      'text/csv;charset=utf-8',
      csvFile([
        ['Row', 'Name', 'Reason'],
        ...sorted
          .filter(({ userId }) => userId === null)
          .map(({ no, errors }) => [
            { figure: String(lineOf(no)) },
            nameOf(no),
            errors.map((error) => rowErrors[error]).join(' '),
          ]),
      ]),
    );
  return (
    <>
      <Table.ScrollContainer type="native" minWidth="16rem" mah="22rem">
        <Table fz="sm" aria-label="Rows of the file">
          <Table.Tbody>
            {sorted.slice(0, maxShown).map(({ no, userId, errors, sameName }) => (
              <Table.Tr key={no}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {nameOf(no) || 'No name'}{' '}
                  <Text span size="xs" c="dimmed">
                    row {lineOf(no)}
                  </Text>
                  <Text size="xs">
                    {[lines[no - 1]?.contact, lines[no - 1]?.tag].filter(Boolean).join(' · ')}
                  </Text>
                  {sameName && (
                    <Text size="xs" c="dimmed">
                      Another customer, or an earlier row, has this name.
                    </Text>
                  )}
                  {errors.map((error) => (
                    <Text key={error} size="xs" c="dimmed">
                      {rowErrors[error]}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                  <Status {...(userId === null ? bad('Refused') : good('New'))} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {rows.length > maxShown && `${maxShown} of ${rows.length} rows are shown`}
        </Text>
        {refused > 0 && (
          <Button variant="default" size="xs" onClick={save}>
            Save refused rows
          </Button>
        )}
      </Group>
    </>
  );
}
