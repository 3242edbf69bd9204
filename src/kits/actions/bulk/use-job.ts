import { useState } from 'react';
import { useGetJobQuery } from '#src/kits/actions/job-api.ts';

const pollMs = 1_000;

/** Fetches a job once a second until it has ended. */
export function useJob(id: string) {
  const [ended, setEnded] = useState<string | null>(null);
  const response = useGetJobQuery(
    { params: { jobId: id } },
    {
      pollingInterval: ended === id ? 0 : pollMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  if (response.data?.id === id && response.data.finishedAt !== null && ended !== id) setEnded(id);
  return response;
}
