import { useEffect, useMemo } from 'react';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useLocalDeadline, useSecondsLeft } from '#src/platform/browser/use-seconds-left.ts';
import { attemptsText } from './pin-fields.ts';
import { getPinAttempts } from '#contracts/scratchcards/endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

/** Apart from `api.ts`, because pages that only list scratchcards enter no PIN. */
const { useGetPinAttemptsQuery } = contractApi({ getPinAttempts });

/** The backend's clock is known to about a second. */
const clockSlack = 2_000;

/**
 * How many wrong PINs may still be entered, in words, and the seconds of a wait, also before the first PIN.
 * @param refusal the refusal of the last PIN; it may contain a wait before the query does
 */
export function usePinAttempts(refusal: unknown): { readonly text: string | null; readonly wait: number } {
  const { locale } = useConfiguration();
  const skip = !useAfterFirstData(); // a PIN is entered later
  const { data, fulfilledTimeStamp, refetch } = useGetPinAttemptsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip,
  });
  const lockedUntil = useLocalDeadline(data?.lockedUntil ?? null);
  const lock = problemOf(refusal, 'card-redemption-locked');
  const wait = useMemo(() => {
    const at = Date.now();
    return lock && { at, until: at + lock.retryAfterS * 1_000 };
  }, [lock]);
  const isNewer = wait && (fulfilledTimeStamp ?? 0) <= wait.at; // than what the query has answered
  useEffect(() => {
    if (lockedUntil === null) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, lockedUntil - Date.now()) + clockSlack);
    return () => clearTimeout(timer);
  }, [lockedUntil, refetch]);
  return {
    text: data && data.attemptsLeft > 0 ? attemptsText(data, locale) : null,
    wait: useSecondsLeft(isNewer ? wait.until : lockedUntil),
  };
}
