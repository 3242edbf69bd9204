import { Alert, Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import type { PinExport } from '#contracts/scratchcards/pin-export.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { useConflict } from '#src/kits/actions/use-conflict.tsx';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useExportPinsMutation } from '#src/administration/batches/api.ts';
import { batchCompares } from '#src/administration/batches/compares.ts';
import { pinList } from './pin-list.ts';
import { canEncrypt, noEncryption, sealedFile, shortestPassphrase } from './pin-file.ts';

interface Props {
  readonly batch: ScratchcardBatchDetails;
  readonly onClose: () => void;
}

/** What was downloaded; the PINs themselves are not kept. */
type Saved = Pick<PinExport, 'count' | 'withPins'> & { readonly name: string };

/** Exports the PINs once and saves them encrypted; later exports are masked and not encrypted. */
export function ExportPins({ batch, onClose }: Props) {
  const { base, renderConflict, otherError } = useConflict(batch, { compares: batchCompares, onClose });
  const isFirst = base.exportedAt === null;
  const [exportPins] = useExportPinsMutation();
  const sendOnce = useSendOnce();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [saved, setSaved] = useState<Saved | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const button = useFocusOnMount(); // the form was removed with the focused button
  useUnsavedWork(busy);
  const cannotSeal = isFirst && !canEncrypt(); // the PINs would be lost: they are exported once
  const isShort = isFirst && passphrase.length < shortestPassphrase;
  const differs = isFirst && repeated !== passphrase;

  async function run(): Promise<void> {
    setTried(true);
    if (isShort || differs) (isShort ? first : second).current?.focus();
    if (isShort || differs || busy || cannotSeal) return;
    setBusy(true);
    const { data, error: failure } = await sendOnce(`export ${base.version}`, async (key) => {
      const request = exportPins({ params: { batchId: base.id }, version: base.version, key });
      const result = await request;
      request.reset(); // removes the answer from the store
      return result;
    });
    setError(failure);
    if (data) setSaved(await save(data, batch.number, passphrase));
    setBusy(false);
  }

  const text = useCountText();
  return (
    <Modal
      opened
      onClose={onClose}
      title={isFirst ? 'Export PINs' : 'Export masked list'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      {saved ? (
        <Stack gap="md">
          <Alert color="success" role="status" title={`${text(saved.count)} cards saved`}>
            {saved.withPins
              ? `${saved.name} can be opened with your passphrase only. The PINs cannot be exported again.`
              : `${saved.name} has the codes with masked PINs.`}
          </Alert>
          <DialogButtons>
            <Button size="sm" onClick={onClose} ref={button}>
              Done
            </Button>
          </DialogButtons>
        </Stack>
      ) : (
        (renderConflict(error) ?? (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void run();
            }}
          >
            <Stack gap="md">
              {isFirst ? (
                <>
                  <Alert color="warning" title="This is the only time">
                    The file has all {text(batch.quantity)} PINs. After this they cannot be read again. If the
                    file or its passphrase is lost, the batch has to be voided.
                  </Alert>
                  <PasswordInput
                    ref={first}
                    label="Passphrase"
                    description={`At least ${shortestPassphrase} characters. It is not stored anywhere.`}
                    autoComplete="new-password"
                    data-autofocus
                    value={passphrase}
                    onChange={(event) => setPassphrase(event.currentTarget.value)}
                    error={isTried && isShort && `Enter at least ${shortestPassphrase} characters`}
                  />
                  <PasswordInput
                    ref={second}
                    label="Repeat passphrase"
                    autoComplete="new-password"
                    value={repeated}
                    onChange={(event) => setRepeated(event.currentTarget.value)}
                    error={isTried && differs && 'This differs from the passphrase'}
                  />
                </>
              ) : (
                <Text size="sm">
                  The PINs were exported before, so this list has them masked: the last two digits are left.
                </Text>
              )}
              {cannotSeal && <Alert color="error">{noEncryption}</Alert>}
              {otherError(error) !== undefined && <ProblemNotice error={otherError(error)} />}
              <NeedsNetwork>This can be done once you’re back online.</NeedsNetwork>
              <DialogButtons>
                <Button variant="default" size="sm" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" size="sm" loading={busy} disabled={cannotSeal}>
                  {`Export ${text(batch.quantity)} ${isFirst ? 'PINs' : 'cards'}`}
                </Button>
              </DialogButtons>
            </Stack>
          </form>
        ))
      )}
    </Modal>
  );
}

async function save(response: PinExport, number: string, passphrase: string): Promise<Saved> {
  const { count, withPins } = response;
  const list = pinList(response);
  const name = withPins ? `batch-${number}-pins.json` : `batch-${number}-masked.csv`;
  if (withPins) saveFile(name, 'application/json', await sealedFile(list, passphrase));
  else saveFile(name, 'text/csv', list);
  return { count, withPins, name };
}
