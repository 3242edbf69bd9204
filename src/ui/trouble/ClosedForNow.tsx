import { Text } from '@mantine/core';
import {
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { ProblemOf } from '#contracts/problem.ts';
import { type ClosedPart, closedParts } from './closed-parts.ts';
import { RetryCountdown } from './RetryCountdown.tsx';

interface Props {
  readonly problem: ProblemOf<'maintenance'>;
  /** Reads this part again. */
  readonly onRetry: () => void;
  /** The notice of the first part, with a function that reads all of them again and the time until it is called. */
  readonly children: (retryAll: () => void, countdown: ReactNode) => ReactNode;
}

/**
 * A part that cannot be read during a maintenance. The first one on the page has the notice and reads all of them again;
 * the others say so in a line.
 */
export function ClosedForNow({ problem, onRetry, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const parts = useSyncExternalStore(closedParts.subscribe, closedParts.current, closedParts.current);
  const retry = useEffectEvent(onRetry);
  const id = useId();
  // before the first paint, so that no notice shrinks to a line
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const dialog = place.current.closest('[role="dialog"]');
    const leave = closedParts.add({ id, place: place.current, dialog, retry: () => retry() });
    return leave;
  }, [id]);
  const deadline = useMemo(() => Date.now() + problem.retryAfterS * 1_000, [problem]);
  const dialog = parts.find((part) => part.id === id)?.dialog;
  const isBeside = (part: ClosedPart) => part.dialog === dialog; // a notice below a dialog cannot be reached
  const isFirst = parts.find(isBeside)?.id === id;
  const retryAll = () => {
    for (const part of closedParts.current().filter(isBeside)) part.retry();
  };
  return (
    <div ref={place}>
      {isFirst ? (
        children(retryAll, <RetryCountdown deadline={deadline} onRetry={retryAll} />)
      ) : (
        <Text size="sm" c="dimmed">
          {problem.title}.
        </Text>
      )}
    </div>
  );
}
