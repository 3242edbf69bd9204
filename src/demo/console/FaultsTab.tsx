import { Button, Group, SegmentedControl, Select, Stack } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { NetworkName } from '#contracts/mock-control.ts';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import type { Console, FaultSwitch } from '#contracts/mock-in-page.ts';

const networks: Readonly<Record<NetworkName, string>> = {
  slow: 'Slow: a second and a half for each answer',
  flaky: 'Flaky: the first answer to each request is lost',
  offline: 'Offline',
  maintenance: 'Closed for maintenance',
  stalled: 'No answers: every request times out',
  refreshing: 'First reads only: later ones get no answer',
  conflict: 'Someone else changed it first',
};
const asItIs = 'as-it-is';
const networkChoices = [{ value: asItIs, label: 'As the scenario has it' }].concat(
  Object.entries(networks).map(([value, label]) => ({ value, label })),
);
const isNetwork = (name: string): name is NetworkName => Object.hasOwn(networks, name);

const noAnswer = 'no-answer';
const maxMs = 60_000;

interface Props {
  readonly faults: FaultSwitch;
  readonly backend: Console;
}

/** Faults of the network and of one endpoint, for this tab; a notice on the page says that they are on. */
export function FaultsTab({ faults, backend }: Props) {
  const current = useSyncExternalStore(faults.subscribe, faults.current);
  const [network, setNetwork] = useState<string>(current?.network ?? asItIs);
  const [latencyMs, setLatencyMs] = useState<number | string>(current?.latencyMs ?? 0);
  const [operation, setOperation] = useState<string | null>(
    current?.rule ? `${current.rule.method} ${current.rule.path}` : null,
  );
  const [answer, setAnswer] = useState<string>(noAnswer);
  const [often, setOften] = useState(current?.rule?.once === false ? 'every' : 'next');
  const endpoint = backend.endpoints.find(({ method, path }) => `${method} ${path}` === operation);
  const samples = endpoint ? backend.samples(endpoint.method, endpoint.path) : [];

  function apply(): void {
    if (Number.isNaN(Number(latencyMs))) return;
    const sample = samples.find(({ code }) => code === answer);
    const outcome = sample ? { status: sample.status, body: sample.body } : noAnswer;
    faults.set({
      network: isNetwork(network) ? network : null,
      latencyMs: Number(latencyMs),
      rule: endpoint
        ? { method: endpoint.method, path: endpoint.path, outcome, once: often === 'next' }
        : null,
    });
  }
  function end(): void {
    faults.end();
    setNetwork(asItIs);
    setLatencyMs(0);
    setOperation(null);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Stack gap="sm">
        <Select
          label="Network"
          data={networkChoices}
          value={network}
          onChange={(value) => setNetwork(value ?? asItIs)}
        />
        <NumberField
          label="Delay of each answer"
          units={['ms']}
          rightSection="ms"
          min={0}
          max={maxMs}
          step={500}
          value={latencyMs}
          onChange={setLatencyMs}
        />
        <Select
          label="Endpoint that fails"
          placeholder="None"
          searchable
          clearable
          limit={30}
          data={backend.endpoints.map((each) => ({
            value: `${each.method} ${each.path}`,
            label: `${each.method} ${each.path}`,
          }))}
          value={operation}
          onChange={(value) => {
            setOperation(value);
            setAnswer(noAnswer);
          }}
        />
        {operation !== null && (
          <>
            <Select
              label="Its answer"
              data={[
                { value: noAnswer, label: 'No answer: the request times out' },
                ...samples.map(({ code, status, title }) => ({ value: code, label: `${status} ${title}` })),
              ]}
              value={answer}
              onChange={(value) => setAnswer(value ?? noAnswer)}
            />
            <SegmentedControl
              aria-label="How often"
              data={[
                { value: 'next', label: 'Next request' },
                { value: 'every', label: 'Every request' },
              ]}
              value={often}
              onChange={setOften}
            />
          </>
        )}
        <Group gap="xs">
          <Button type="submit" size="sm">
            Switch on
          </Button>
          <Button variant="default" size="sm" disabled={current === null} onClick={end}>
            End all faults
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
