import { Paper, Skeleton, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import type { Action, Actionable } from './action.ts';

interface Props<Entity extends Actionable> {
  readonly simulation: NonNullable<Action<Entity>['simulation']>;
  readonly entity: Entity;
  readonly body: unknown;
  /** Called with the body whose preview is on the screen; null while none is. */
  readonly onShown: (body: unknown) => void;
}

/** What the command would do with the current input, as the backend simulates it. */
export function Preview<Entity extends Actionable>({ simulation, entity, body, onShown }: Props<Entity>) {
  const { data, error, isFetching } = simulation.usePreview(entity, body);
  const isShown = body !== null && data !== undefined && error === undefined && !isFetching;
  const report = useEffectEvent(onShown);
  useEffect(() => {
    report(isShown ? body : null);
  }, [isShown, body]);
  if (body === null) return null;
  if (error !== undefined && !isFetching) return <ProblemNotice error={error} />;
  return (
    <Paper withBorder py="sm" px="xs" aria-label="Preview" component="section" aria-busy={isFetching}>
      <Text size="xs" c="dimmed" mb="2xs">
        What will happen
      </Text>
      {data === undefined || data === null ? <Skeleton height="3rem" /> : simulation.explain(data, entity)}
    </Paper>
  );
}
