import { useState } from 'react';
import {
  type Arrangement,
  storedArrangement,
  usualArrangement,
} from '#src/administration/dashboard/arrangement.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useLocalStorage } from '#src/platform/storage/use-local-storage.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

/** This administrator's arrangement of the dashboard; each change is stored. */
export function useArrangement() {
  const stored = storedArrangement(useLocalStorage(), useAppSelector(selectSession)?.administratorId);
  const [arrangement, setArrangement] = useState(() => stored.read() ?? usualArrangement);
  return {
    arrangement,
    arrange(next: Arrangement): void {
      setArrangement(next);
      stored.write(next); // the change also applies where the browser refuses to store it
    },
  };
}
