import { Alert, Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import type { Console, DemoPerson } from '#contracts/mock-in-page.ts';
import { draftCleared } from '#src/customer/draft/draft.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { signedOut } from '#src/platform/session/session.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { useProgress } from '#src/demo/tours/use-progress.ts';
import { againAddress } from './addresses.ts';

interface Props {
  readonly backend: Pick<Console, 'writtenScenario' | 'openWritten'>;
  readonly here: { readonly address: string; readonly scenario: string; readonly as: DemoPerson | null };
}

/** Saves what was done as a written scenario, and opens one from a file. */
export function WrittenScenario({ backend, here }: Props) {
  const dispatch = useAppDispatch();
  const [, keepProgress] = useProgress();
  const [error, setError] = useState<string | null>(null);

  async function open(file: File | null): Promise<void> {
    if (file === null) return;
    try {
      const opened = await backend.openWritten(await file.text());
      if ('error' in opened) return setError(`${file.name}: ${opened.error}`);
      dispatch(draftCleared()); // its order and its session belong to the replaced data
      dispatch(signedOut());
      keepProgress(null); // a tour is about the data that were there
      window.location.assign(opened.address);
    } catch {
      setError('This browser does not save for this site, or the file cannot be read.');
    }
  }

  const save = () => {
    const { pathname, search } = new URL(
      againAddress({ ...here, as: null, day: null }),
      window.location.origin,
    );
    const query = new URLSearchParams(search);
    query.delete('scenario');
    const address = query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
    saveFile('saved.scenario', 'text/plain', backend.writtenScenario(address, here.as));
  };

  return (
    <>
      <Button variant="default" size="sm" onClick={save}>
        Save as scenario
      </Button>
      <FileButton accept=".scenario,text/plain" onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} variant="default" size="sm">
            Open scenario file
          </Button>
        )}
      </FileButton>
      {error !== null && (
        <Alert color="error" title="The scenario could not be opened" w="100%">
          {error}
        </Alert>
      )}
    </>
  );
}
