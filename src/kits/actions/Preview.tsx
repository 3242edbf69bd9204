import { Paper, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Action, Actionable } from './action.ts';

interface Props<Entity extends Actionable> {
  readonly simulation: NonNullable<Action<Entity>['simulation']>;
  readonly entity: Entity;
  readonly body: unknown;
  /** Called with the body whose preview is on the screen; null while none is. */
  readonly onShown: (body: unknown) => void;
  readonly renderError: (error: unknown) => ReactNode;
  /** What follows a preview; left out while the preview itself is refused, so that nothing is refused twice. */
  readonly children: ReactNode;
}

/** What the command would do with the current input, as the backend simulates it. */
export function Preview<Entity extends Actionable>(props: Props<Entity>) {
  const { simulation, entity, body, onShown, renderError, children } = props;
  const { data, error, isFetching } = simulation.usePreview(entity, body);
  const isShown = body !== null && data !== undefined && error === undefined && !isFetching;
  const report = useEffectEvent(onShown);
  useEffect(() => {
    report(isShown ? body : null);
  }, [isShown, body]);
  const isRefused = body !== null && error !== undefined && !isFetching;
  return (
    <>
      {body !== null && !isRefused && (
        <Paper withBorder py="sm" px="xs" aria-label="Preview" component="section" aria-busy={isFetching}>
          <Text size="xs" c="dimmed" mb="2xs">
            What will happen
          </Text>
          {data === undefined || data === null ? (
            <Skeleton height="3rem" />
          ) : (
            simulation.explain(data, entity)
          )}
        </Paper>
      )}
      {/* at the same place, so that the same refusal of both is rendered once */}
      {isRefused ? renderError(error) : children}
    </>
  );
}
