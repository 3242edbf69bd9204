import { useState } from 'react';
import { useGetJobQuery } from '#src/kits/actions/job-api.ts';

const pollMs = 1_000;

/** Fetches a job once a second until it has ended. */
export function useJob(id: string) {
  const [ended, setEnded] = useState<string | null>(null);
  const answer = useGetJobQuery(
    { params: { jobId: id } },
    {
      pollingInterval: ended === id ? 0 : pollMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  );
  if (answer.data?.id === id && answer.data.finishedAt !== null && ended !== id) setEnded(id);
  return answer;
}
