import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#src/api/use-call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { readResults, resultsFile } from './read-results.ts';

interface Props {
  readonly jobId: string;
  readonly onError: (error: unknown) => void;
}

/** Downloads the result of each row; stops reading them when it is removed. */
export function SaveResults({ jobId, onError }: Props) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function save(): Promise<void> {
    setBusy(true);
    const controller = new AbortController();
    reading.current = controller;
    const { rows, error } = await readResults(jobId, call, controller);
    if (controller.signal.aborted) return;
    setBusy(false);
    onError(error);
    if (error === undefined) saveFile(`${jobId}.csv`, 'text/csv;charset=utf-8', [resultsFile(rows)]);
  }

  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void save()}>
      Download results
    </Button>
  );
}
