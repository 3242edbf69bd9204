import { Alert, Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import type { Console, DemoPerson } from '#contracts/mock-in-page.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { scenarioEnding, useOpenWritten } from '#src/demo/use-open-written.ts';
import { againAddress } from './addresses.ts';

interface Props {
  readonly backend: Pick<Console, 'writtenScenario' | 'openWritten'>;
  readonly here: { readonly address: string; readonly scenario: string; readonly as: DemoPerson | null };
}

/** Saves what was done as a written scenario, and opens one from a file. */
export function WrittenScenario({ backend, here }: Props) {
  const openWritten = useOpenWritten();
  const [error, setError] = useState<string | null>(null);

  async function open(file: File | null): Promise<void> {
    if (file === null) return;
    try {
      setError(await openWritten(backend, file));
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
    saveFile(`saved${scenarioEnding}`, 'text/plain', backend.writtenScenario(address, here.as));
  };

  return (
    <>
      <Button variant="default" size="sm" onClick={save}>
        Save as scenario
      </Button>
      <FileButton accept={`${scenarioEnding},text/plain`} onChange={(file) => void open(file)}>
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
