import { Alert, Button, FileInput, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { maxImported, type UserImport } from '#contracts/users/import.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { csvTypes, guessedEncoding, readCsv } from '#src/platform/files/csv-input.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useImportUsersMutation } from './import-api.ts';
import { type UsersFile, usersIn } from './import-file.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportRows } from './ImportRows.tsx';

const nothing: UsersFile = { users: [], unused: [], refusal: null };

const customers = (count: number) => (count === 1 ? '1 customer' : `${count} customers`);

/** Imports customers from a CSV file: previews each row, then shows the results. */
export default function ImportUsers({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [{ users: rows, unused, refusal }, setFound] = useState(nothing);
  const [isGuessed, setGuessed] = useState(false);
  const [ready, setReady] = useState(0);
  const [done, setDone] = useState<UserImport | null>(null);
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [send] = useImportUsersMutation();
  const sendOnce = useSendOnce();
  const button = useFocusOnMount(); // the focused button was removed
  useUnsavedWork(isSending);
  const body = { rows: rows.map(({ line: _line, ...row }) => row) };
  const isTooLong = rows.length > maxImported;

  async function read(chosen: File | null): Promise<void> {
    const csv = await readCsv(chosen);
    setFile(chosen);
    setFound(csv.refusal === null ? usersIn(csv.rows) : { ...nothing, refusal: csv.refusal });
    setGuessed(csv.isGuessed);
    setReady(0);
    setError(undefined);
  }

  async function confirm(): Promise<void> {
    setSending(true);
    const response = await sendOnce(JSON.stringify(body), async (key) => send({ body, key }));
    setSending(false);
    setError(response.error);
    if (response.data) setDone(response.data);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title="Import customers"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        {done ? (
          <>
            <Text size="sm" role="status">
              {customers(done.created)} created
              {done.refused > 0 && `, ${done.refused} ${done.refused === 1 ? 'row' : 'rows'} refused`}. They
              log in with a code to their contact.
            </Text>
            <ImportRows result={done} lines={rows} />
          </>
        ) : (
          <FileInput
            label="CSV file"
            description="Columns Name, Contact (e-mail or phone) and Tag, or these three in this order"
            accept={csvTypes}
            placeholder="Choose a file"
            data-autofocus
            error={
              refusal ??
              ((file !== null && rows.length === 0 && 'This file has no rows') ||
                (isTooLong && `It has ${rows.length} rows. Divide it: one import takes ${maxImported}.`))
            }
            value={file}
            onChange={(chosen) => void read(chosen)}
          />
        )}
        {!done && rows.length > 0 && !isTooLong && (
          <>
            {isGuessed && <Alert color="warning">{guessedEncoding}</Alert>}
            {unused.length > 0 && (
              <Alert color="warning" title="Not imported" style={{ overflowWrap: 'anywhere' }}>
                {unused.join(', ')}
              </Alert>
            )}
            <ImportPreview body={body} lines={rows} onReady={setReady} />
          </>
        )}
        {error !== undefined && <ProblemNotice error={error} />}
        <NeedsNetwork>Customers can be imported once you’re back online.</NeedsNetwork>
        <DialogButtons>
          {done ? (
            <Button key="done" size="sm" onClick={onClose} ref={button}>
              Done
            </Button>
          ) : (
            <>
              <Button variant="default" size="sm" onClick={onClose}>
                Cancel
              </Button>
              <Button size="sm" disabled={ready === 0} loading={isSending} onClick={() => void confirm()}>
                {ready === 0 ? 'Create customers' : `Create ${customers(ready)}`}
              </Button>
            </>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
