import { Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { lazyDialogOf } from '#src/ui/loading/lazy-dialog.tsx';
import { stateOf } from '#src/kits/actions/action.ts';
import { RefusableButton } from '#src/ui/trouble/RefusableButton.tsx';
import { Section } from '#src/ui/parts/Section.tsx';

const load = () => import('./pin-files/dialogs.ts');
const ExportPins = lazyDialogOf(load, (dialogs) => dialogs.ExportPins);
const OpenPinFile = lazyDialogOf(load, (dialogs) => dialogs.OpenPinFile);
const PrintSheet = lazyDialogOf(load, (dialogs) => dialogs.PrintSheet);

/** Why no sheet can be printed, by the batch's status. */
const unprintable: Partial<Record<ScratchcardBatchDetails['status'], string>> = {
  DRAFT: 'Its cards have not all been created.',
  VOID: 'The batch is void.',
};

type Opened = 'export' | 'open' | 'print' | null;

/** The downloads of a batch: its PINs once, masked lists afterwards, and sheets with the codes. */
export function PinFiles({ batch }: { readonly batch: ScratchcardBatchDetails }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const state = stateOf(batch, 'export');
  const explanation = useId();
  const isFirst = batch.exportedAt === null;
  return (
    <Section title="PINs and print">
      <Stack gap="xs">
        <Text id={explanation} size="sm" c="dimmed">
          {state?.reason ??
            (isFirst
              ? 'The PINs can be exported once. After that they cannot be read again, by anyone.'
              : 'The PINs were exported. Exports now have them masked.')}
        </Text>
        <Group gap="xs">
          <RefusableButton
            variant="default"
            size="xs"
            refusal={state?.reason ?? null}
            explainedBy={explanation}
            onClick={() => setOpened('export')}
          >
            {isFirst ? 'Export PINs' : 'Export masked list'}
          </RefusableButton>
          <Button variant="default" size="xs" onClick={() => setOpened('open')}>
            Open PIN file
          </Button>
          <RefusableButton
            variant="default"
            size="xs"
            refusal={unprintable[batch.status] ?? null}
            onClick={() => setOpened('print')}
          >
            Print sheet
          </RefusableButton>
        </Group>
      </Stack>
      {opened === 'export' && <ExportPins batch={batch} onClose={close} />}
      {opened === 'open' && <OpenPinFile onClose={close} />}
      {opened === 'print' && <PrintSheet batch={batch} onClose={close} />}
    </Section>
  );
}
