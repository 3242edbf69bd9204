import { useState } from 'react';
import {
  type Arrangement,
  storedArrangement,
  usualArrangement,
} from '#src/administration/dashboard/arrangement.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useAppSelector, useServices } from '#src/platform/store/use-store.ts';

/** This administrator's arrangement of the dashboard; each change is stored. */
export function useArrangement() {
  const stored = storedArrangement(
    useServices().localStorage,
    useAppSelector(selectSession)?.administratorId,
  );
  const [arrangement, setArrangement] = useState(() => stored.read() ?? usualArrangement);
  return {
    arrangement,
    arrange(next: Arrangement): void {
      setArrangement(next);
      stored.write(next); // the change also applies where the browser refuses to store it
    },
  };
}
