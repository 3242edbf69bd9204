import { Alert, Button, FileInput, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { saveFile } from '#src/platform/files/save-file.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { canEncrypt, noEncryption, openedFile } from './pin-file.ts';

const refusals = {
  'no-pin-file': 'This is not a file of PINs that was exported here.',
  'wrong-passphrase': 'The passphrase does not open this file.',
} as const;

/** Decrypts a file of PINs to a list for the printer, entirely on this device. */
export function OpenPinFile({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [refusal, setRefusal] = useState<keyof typeof refusals | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    if (!file || busy) return;
    setBusy(true);
    const opened = await openedFile(await file.text(), passphrase);
    setBusy(false);
    setRefusal(opened.kind === 'open' ? null : opened.kind);
    if (opened.kind !== 'open') return;
    const csv = file.name.replace(/(\.json)?$/, '.csv');
    saveFile(csv, 'text/csv', opened.text);
    setName(csv);
  }

  return (
    <Modal opened onClose={onClose} title="Open PIN file" closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Stack gap="md">
          <FileInput
            label="File"
            accept="application/json,.json"
            placeholder="batch-0001-pins.json"
            data-autofocus
            value={file}
            onChange={setFile}
          />
          <PasswordInput
            label="Passphrase"
            autoComplete="off"
            value={passphrase}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
          />
          {!canEncrypt() && <Alert color="error">{noEncryption}</Alert>}
          {refusal !== null && (
            <Alert color="error" role="alert">
              {refusals[refusal]}
            </Alert>
          )}
          {name !== null && (
            <Alert color="success" role="status" title={`${name} saved`}>
              It has every PIN in plain text. Delete it when the cards are printed.
            </Alert>
          )}
          <DialogButtons>
            <Button variant="default" size="sm" onClick={onClose}>
              Close
            </Button>
            <Button
              type="submit"
              size="sm"
              disabled={!file || passphrase === '' || !canEncrypt()}
              loading={busy}
            >
              Open
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
