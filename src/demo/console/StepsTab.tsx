import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useEffect, useReducer, useState } from 'react';
import { entityTypes } from '#contracts/entities.ts';
import type { Console, Steps } from '#contracts/mock-in-page.ts';
import { api } from '#src/api/api.ts';
import { purchaseHeld } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { SituationFile } from './SituationFile.tsx';
import { StepItem } from './StepItem.tsx';
import { countText } from './step-texts.ts';

/** So many more are rendered with each press. */
const pageSize = 50;

/** What was done since the scenario began; goes back to before any of it, and forward again. */
export function StepsTab({ backend }: { readonly backend: Console }) {
  const dispatch = useAppDispatch();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [outcome, setOutcome] = useState<'busy' | 'failed' | null>(null);
  const [limit, setLimit] = useState(pageSize);
  useEffect(() => {
    const stop = backend.subscribe(update);
    return () => stop();
  }, [backend]);
  const all = backend.steps();
  const newestFirst = all.steps.toReversed();
  const isBusy = outcome === 'busy';

  async function go(place: number, drops = false): Promise<void> {
    setOutcome('busy');
    dispatch(purchaseHeld()); // before the page reads the data of another moment, and would go on from there
    try {
      await backend.goTo(place, drops);
      dispatch(api.util.invalidateTags([...entityTypes]));
      setOutcome(null);
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <Stack gap="md">
      <SituationFile backend={backend} />
      <Text size="sm" c="dimmed">
        {countText(all)}
      </Text>
      <Place all={all} isBusy={isBusy} onGo={(place, drops) => void go(place, drops)} />
      {outcome === 'failed' && (
        <Alert color="error" title="The step could not be taken">
          Another tab may have gone elsewhere. Reload the page and try again.
        </Alert>
      )}
      <List listStyleType="none" spacing="sm" size="sm">
        {newestFirst.slice(0, limit).map((step) => (
          <StepItem
            key={`${step.before} ${step.at}`}
            step={step}
            disabled={isBusy}
            onGo={(place) => void go(place)}
          />
        ))}
      </List>
      {newestFirst.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + pageSize)}>
          Show {Math.min(pageSize, newestFirst.length - limit)} more
        </Button>
      )}
    </Stack>
  );
}

interface PlaceProps {
  readonly all: Steps;
  readonly isBusy: boolean;
  readonly onGo: (place: number, drops: boolean) => void;
}

/** Where the data are among the steps, and the ways from there. */
function Place({ all: { place, end, steps }, isBusy, onGo }: PlaceProps) {
  const last = steps.findLast(({ isDone }) => isDone);
  const next = steps.find(({ isDone }) => !isDone);
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          disabled={isBusy || !last}
          onClick={() => last && onGo(last.before, false)}
        >
          Back
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={isBusy || !next}
          onClick={() => next && onGo(next.after, false)}
        >
          Forward
        </Button>
        <Button variant="default" size="sm" disabled={isBusy || !next} onClick={() => onGo(place, true)}>
          Reset to here
        </Button>
      </Group>
      <Text size="sm" role="status">
        {place < end &&
          `${left === 1 ? '1 step is' : `${left} steps are`} undone. Going on from here, or “Reset to here”, drops ${left === 1 ? 'it' : 'them'}.`}
      </Text>
    </>
  );
}
