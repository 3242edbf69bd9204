import { Button, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { FaultRule } from '#contracts/mock-control.ts';
import type { Console } from '#contracts/mock-in-page.ts';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import { appliesText, outcomeText } from './fault-texts.ts';

const share = 'share';
const frequencies = [
  { value: 'once', label: appliesText('once') },
  { value: 'always', label: appliesText('always') },
  { value: share, label: 'A share of requests' },
];

interface Props {
  readonly backend: Pick<Console, 'endpoints' | 'samples'>;
  readonly onAdd: (rule: FaultRule) => void;
}

/** Chooses an endpoint, what happens to its requests, and to how many of them. */
export function AddFault({ backend, onAdd }: Props) {
  const [operation, setOperation] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string>('no-answer');
  const [frequency, setFrequency] = useState<string>('once');
  const [percent, setPercent] = useState<number | string>(30);
  const [seed, setSeed] = useState<number | string>(42);
  const endpoint = backend.endpoints.find(({ method, path }) => `${method} ${path}` === operation);
  const samples = endpoint ? backend.samples(endpoint.method, endpoint.path) : [];

  function add(): void {
    const applies = appliesTo(frequency, percent, seed);
    if (!endpoint || applies === null) return;
    const { method, path } = endpoint;
    const sample = samples.find(({ code }) => code === outcome);
    const withoutAnswer = outcome === 'lost-after' ? outcome : 'no-answer';
    onAdd({
      method,
      path,
      outcome: sample ? { status: sample.status, body: sample.body } : withoutAnswer,
      applies,
    });
    setOperation(null);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Stack gap="sm">
        <Select
          label="Endpoint"
          placeholder="None"
          searchable
          clearable
          limit={30}
          data={backend.endpoints.map(({ method, path }) => `${method} ${path}`)}
          value={operation}
          onChange={(chosen) => {
            setOperation(chosen);
            setOutcome('no-answer');
          }}
        />
        {endpoint && (
          <>
            <Select
              label="Its answer"
              data={[
                { value: 'no-answer', label: outcomeText('no-answer') },
                { value: 'lost-after', label: outcomeText('lost-after') },
                ...samples.map(({ code, status, title }) => ({ value: code, label: `${status} ${title}` })),
              ]}
              value={outcome}
              onChange={(chosen) => setOutcome(chosen ?? 'no-answer')}
            />
            <Select
              label="How often"
              data={frequencies}
              value={frequency}
              onChange={(chosen) => setFrequency(chosen ?? 'once')}
            />
            {frequency === share && (
              <>
                <NumberField
                  label="Share"
                  units={['%']}
                  rightSection="%"
                  min={1}
                  max={99}
                  value={percent}
                  onChange={setPercent}
                />
                <NumberField label="Seed" min={0} max={2 ** 32} value={seed} onChange={setSeed} />
                <Text size="sm" c="dimmed">
                  The same seed chooses the same requests of this endpoint, counted from now on. Every change
                  of the faults begins the count again.
                </Text>
              </>
            )}
            <Button type="submit" size="sm" style={{ alignSelf: 'start' }}>
              Add fault
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}

/** Null while a number cannot be read; its field says why. */
function appliesTo(
  frequency: string,
  percent: number | string,
  seed: number | string,
): FaultRule['applies'] | null {
  if (frequency !== share) return frequency === 'always' ? frequency : 'once';
  return typeof percent === 'number' && typeof seed === 'number' ? { percent, seed } : null;
}
