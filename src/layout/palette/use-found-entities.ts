import { useEffect, useState } from 'react';
import { useCall } from '#src/api/use-call.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { type FoundGroup, searchEntities } from './search-entities.ts';

const shortest = 2;
const pauseMs = 150;
const none: readonly FoundGroup[] = [];

/**
 * Returns what a search for the text has found. It searches when typing pauses; the previous results stay until then.
 */
export function useFoundEntities(text: string): {
  readonly groups: readonly FoundGroup[];
  readonly busy: boolean;
} {
  const q = text.trim();
  const isAsked = q.length >= shortest;
  const call = useCall();
  const money = useMoneyText();
  const [result, setResult] = useState<{ readonly q: string; readonly groups: readonly FoundGroup[] }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void searchEntities(q, { call, money, signal }).then((groups) => {
        if (!signal.aborted) setResult({ q, groups });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [q, isAsked, call, money]);
  return { groups: isAsked ? (result?.groups ?? none) : none, busy: isAsked && result?.q !== q };
}
