import { useState } from 'react';
import {
  type Arrangement,
  storedArrangement,
  usualArrangement,
} from '#src/features/dashboard/arrangement.ts';
import { selectSession } from '#src/platform/session.ts';
import { useLocalStorage } from '#src/platform/use-local-storage.ts';
import { useAppSelector } from '#src/platform/use-store.ts';

/** How this administrator has arranged the dashboard; each change is kept. */
export function useArrangement() {
  const stored = storedArrangement(useLocalStorage(), useAppSelector(selectSession)?.administratorId);
  const [arrangement, setArrangement] = useState(() => stored.read() ?? usualArrangement);
  return {
    arrangement,
    arrange(next: Arrangement): void {
      setArrangement(next);
      stored.write(next); // a browser that keeps nothing shows it all the same
    },
  };
}
