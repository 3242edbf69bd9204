import { Alert, Button, FileInput, List, Text } from '@mantine/core';
import { useState } from 'react';
import type { Audience } from '#contracts/notifications/content.ts';
import { csvTypes, readCsv } from '#src/platform/files/csv-input.ts';
import { csvFile } from '#src/platform/files/csv.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { idsIn, type RefusedRow, rowRefusals } from './id-list.ts';

/** The number of refused rows shown here; the downloaded file has all. */
const maxShown = 5;

interface Props {
  readonly userIds: readonly string[];
  readonly onChange: (audience: Audience) => void;
}

/** Chooses customers by a CSV file of ids, and says how many it names and which rows are refused. */
export function AudienceFile({ userIds, onChange }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusedRows, setRefusedRows] = useState<readonly RefusedRow[]>([]);

  async function read(chosen: File | null): Promise<void> {
    const csv = await readCsv(chosen);
    const list = idsIn(csv.rows);
    setFile(chosen);
    setRefusal(csv.refusal);
    setRefusedRows(list.refusedRows);
    onChange({ kind: 'USERS', userIds: [...list.ids] });
  }

  return (
    <>
      <FileInput
        label="CSV file"
        description="A customer ID in each row, or a column called Customer ID: an export of Users with that column"
        accept={csvTypes}
        placeholder={userIds.length > 0 ? 'Choose another file' : 'Choose a file'}
        error={refusal ?? (file !== null && userIds.length === 0 && 'No row of this file has a customer ID')}
        value={file}
        onChange={(chosen) => void read(chosen)}
      />
      {userIds.length > 0 && (
        <Text size="sm" role="status">
          {userIds.length === 1 ? '1 customer' : `${userIds.length} customers`} named
        </Text>
      )}
      {refusedRows.length > 0 && (
        <Alert
          color="warning"
          title={refusedRows.length === 1 ? '1 row refused' : `${refusedRows.length} rows refused`}
        >
          <List size="sm">
            {refusedRows.slice(0, maxShown).map(({ row, text, reason }) => (
              <List.Item key={row} style={{ overflowWrap: 'anywhere' }}>
                Row {row}: {text === '' ? 'an empty cell' : `“${text.slice(0, 40)}”`} {rowRefusals[reason]}
              </List.Item>
            ))}
          </List>
          <Button variant="default" size="xs" mt="xs" onClick={() => saveRefused(refusedRows)}>
            Save refused rows
          </Button>
        </Alert>
      )}
    </>
  );
}

function saveRefused(rows: readonly RefusedRow[]): void {
  const lines = rows.map(({ row, text, reason }) => [{ figure: String(row) }, text, rowRefusals[reason]]);
  saveFile('refused-rows.csv', 'text/csv;charset=utf-8', csvFile([['Row', 'Cell', 'Reason'], ...lines]));
}
