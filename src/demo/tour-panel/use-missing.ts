import { useEffect, useState } from 'react';

/** How long a page may take, in ms, to show what a step points at: a payment waits for the bank. */
const patienceMs = 3_000;

/** Whether something has been absent for some time: the person is on another page. */
export function useMissing(isAbsent: boolean): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isAbsent) return undefined;
    const timer = setTimeout(() => setMissing(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setMissing(false);
    };
  }, [isAbsent]);
  return isAbsent && isMissing;
}
