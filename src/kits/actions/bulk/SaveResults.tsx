import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#src/api/use-call.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { readResults, resultsFile } from './read-results.ts';

/** Downloads the result of each row; stops reading them when it is removed. */
export function SaveResults({ jobId }: { readonly jobId: string }) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function save(): Promise<void> {
    setBusy(true);
    const controller = new AbortController();
    reading.current = controller;
    const { rows, error } = await readResults(jobId, call, controller);
    if (controller.signal.aborted) return;
    setBusy(false);
    setFailure(error);
    if (error === undefined) saveFile(`${jobId}.csv`, 'text/csv;charset=utf-8', [resultsFile(rows)]);
  }

  return (
    <>
      <Group>
        <Button variant="default" size="xs" loading={busy} onClick={() => void save()}>
          Download results
        </Button>
      </Group>
      {failure !== undefined && <ProblemNotice error={failure} />}
    </>
  );
}
