import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { LocalDate } from '#contracts/dates.ts';
import { entityTypes } from '#contracts/entities.ts';
import { api } from '#src/api/api.ts';
import { LazyDateField } from '#src/kits/forms/lazy-date-fields.tsx';
import { unreadText } from '#src/kits/forms/unread.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { dateText } from '#src/ui/format/date-text.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import type { Console, Passed } from '#contracts/mock-in-page.ts';
import { daysAfter } from './days-after.ts';
import { PassedTime } from './PassedTime.tsx';

/** Moves the business date forward, and says what the time that has passed has changed. */
export function TimeTab({ backend }: { readonly backend: Console }) {
  const { locale } = useConfiguration();
  const dispatch = useAppDispatch();
  const [planId, setPlanId] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const [refusedTexts, setRefusedTexts] = useState(0);
  const [outcome, setOutcome] = useState<Passed | 'busy' | 'refused' | 'failed' | null>(null);
  const today = backend.today();
  const plans = backend.plans();
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];

  async function move(day: LocalDate): Promise<void> {
    setOutcome('busy');
    try {
      const result = await backend.moveTo(day, plan?.id);
      setOutcome(result ?? 'refused');
      if (result !== null) {
        if (unreadText(chosen) !== null) setRefusedTexts((count) => count + 1);
        setChosen('');
      }
      // data that depend on the day alone are not in the feed of changes
      dispatch(api.util.invalidateTags([...entityTypes]));
    } catch {
      setOutcome('failed');
    }
  }

  const days: readonly (readonly [label: string, day: LocalDate | null])[] = [
    ['Next due', plan?.nextDue ?? null],
    ['Past grace', plan?.pastGrace ?? null],
    ['Default', plan?.inDefault ?? null],
  ];
  return (
    <Stack gap="md">
      <Text>
        Today in the demo: <DateText value={today} form="long" />
      </Text>
      {plan && (
        <Select
          label="Plan"
          description="Its days are offered below"
          searchable
          limit={20}
          data={plans.map(({ id, number, customerName }) => ({
            value: id,
            label: `${number}, ${customerName}`,
          }))}
          value={plan.id}
          onChange={setPlanId}
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          disabled={outcome === 'busy'}
          onClick={() => void move(daysAfter(today, 1))}
        >
          +1 day
        </Button>
        {days.map(
          ([label, day]) =>
            day !== null && (
              <Button
                key={label}
                variant="default"
                size="sm"
                disabled={outcome === 'busy'}
                onClick={() => void move(day)}
              >
                {`${label}, ${dateText(day, locale)}`}
              </Button>
            ),
        )}
      </Group>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '' && unreadText(chosen) === null) void move(chosen);
        }}
      >
        <Group gap="xs" align="end">
          <LazyDateField
            key={refusedTexts} // a new field: Mantine's keeps a text that is no day
            label="A day"
            minDate={daysAfter(today, 1)}
            value={chosen}
            onChange={(day) => {
              setChosen(day ?? '');
              setOutcome((last) => (last === 'refused' || last === 'failed' ? null : last));
            }}
          />
          <Button type="submit" variant="default" disabled={outcome === 'busy'}>
            Move
          </Button>
        </Group>
      </form>
      <div role="status">
        {outcome === 'busy' && <Text>Moving the clock…</Text>}
        {outcome === 'refused' && (
          <Text>The clock only moves forward. Reset the data to start again on the first day.</Text>
        )}
        {typeof outcome === 'object' && outcome !== null && <PassedTime passed={outcome} />}
      </div>
      {outcome === 'failed' && (
        <Alert color="error" title="The clock could not be moved">
          Reload the page and try again.
        </Alert>
      )}
    </Stack>
  );
}
