import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Console, SavedSituation } from '#contracts/mock-in-page.ts';
import { currentOrderId } from '#src/customer/checkout/purchase/next-step.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { situationEnding, useOpenSituation } from '#src/demo/use-open-situation.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { routeOf, withOrder } from './addresses.ts';

type Outcome = 'busy' | 'not-saved' | 'not-opened' | { readonly refusal: string };

/** Saves what this page shows, with all that led to it, as a file or link, and opens such files. */
export function SituationFile({ backend }: { readonly backend: Console }) {
  const { pathname, search } = useLocation();
  const session = useAppSelector(selectSession);
  const draft = useAppSelector(selectDraft);
  const open = useOpenSituation();
  const [saved, setSaved] = useState<SavedSituation | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const link = saved?.link ?? null;
  const id = session?.userId ?? session?.administratorId;

  async function save(): Promise<void> {
    setOutcome('busy');
    try {
      const person = session && id !== undefined ? { kind: session.role, id } : null;
      const route = withOrder(routeOf(pathname + search), currentOrderId(draft, null));
      const situation = await backend.saveSituation({ person, route });
      saveFile(situation.name, 'application/json', situation.text);
      setSaved(situation);
      setOutcome(null);
    } catch {
      setOutcome('not-saved');
    }
  }

  async function openFile(file: File | null): Promise<void> {
    if (!file) return;
    setOutcome('busy');
    try {
      const refusal = await open(backend, file);
      if (refusal !== null) setOutcome({ refusal });
    } catch {
      setOutcome('not-opened');
    }
  }

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button variant="default" size="sm" disabled={outcome === 'busy'} onClick={() => void save()}>
          Save situation
        </Button>
        <FileButton accept={situationEnding} onChange={(file) => void openFile(file)}>
          {(props) => (
            <Button {...props} variant="default" size="sm" disabled={outcome === 'busy'}>
              Open situation
            </Button>
          )}
        </FileButton>
        {link !== null && <CopyText label="Copy link" text={`${window.location.origin}/${link}`} />}
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {saved === null
          ? 'The file has this page, who is logged in, the day, the faults, all steps, and what a real API answers, which opening it only offers. It can be dropped on any page.'
          : savedText(saved)}
      </Text>
      {outcome !== null && outcome !== 'busy' && <Failure outcome={outcome} />}
    </Stack>
  );
}

const savedText = ({ name, link }: SavedSituation): string =>
  link === null
    ? `Saved as ${name}. It is too large for a link.`
    : `Saved as ${name}. A link has all of it, too, but for a real API.`;

function Failure({ outcome }: { readonly outcome: Exclude<Outcome, 'busy'> }) {
  if (outcome === 'not-saved') {
    return (
      <Alert color="error" title="The situation could not be saved">
        Reload the page and try again.
      </Alert>
    );
  }
  return (
    <Alert color="error" title="The situation could not be opened">
      {outcome === 'not-opened'
        ? 'This browser does not save for this site, or the file cannot be read.'
        : outcome.refusal}
    </Alert>
  );
}
