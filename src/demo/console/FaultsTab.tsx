import { Button, List, Select, Stack, Text, Title } from '@mantine/core';
import { useId, useState, useSyncExternalStore } from 'react';
import { type FaultRule, maxFaultRules, type NetworkName, noFaults } from '#contracts/mock-control.ts';
import { NumberField } from '#src/kits/forms/NumberField.tsx';
import type { Console, FaultSwitch } from '#contracts/mock-in-page.ts';
import { AddFault } from './AddFault.tsx';
import { appliesText, outcomeText } from './fault-texts.ts';

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
const isNetwork = (name: string | null): name is NetworkName =>
  name !== null && Object.hasOwn(networks, name);

const maxMs = 60_000;

interface Props {
  readonly faults: FaultSwitch;
  readonly backend: Console;
}

/** Faults of the network and of endpoints, for this tab; a notice on the page says that they are on. */
export function FaultsTab({ faults, backend }: Props) {
  const current = useSyncExternalStore(faults.subscribe, faults.current) ?? noFaults;
  const [latencyMs, setLatencyMs] = useState<number | string>(current.latencyMs);
  const headingId = useId();
  const { rules } = current;

  function delay(entered: number | string): void {
    setLatencyMs(entered);
    const ms = entered === '' ? 0 : entered;
    if (typeof ms === 'number') faults.set({ ...current, latencyMs: ms });
  }
  function end(): void {
    faults.end();
    setLatencyMs(0);
  }

  return (
    <Stack gap="md">
      <Select
        label="Network"
        data={networkChoices}
        value={current.network ?? asItIs}
        onChange={(name) => faults.set({ ...current, network: isNetwork(name) ? name : null })}
      />
      <NumberField
        label="Delay of each answer"
        units={['ms']}
        rightSection="ms"
        min={0}
        max={maxMs}
        step={500}
        value={latencyMs}
        onChange={delay}
      />
      <section aria-labelledby={headingId}>
        <Title order={3} size="sm" id={headingId}>
          Endpoints that fail
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {countText(rules.length)}
        </Text>
        <List listStyleType="none" spacing="xs" my="xs">
          {rules.map((rule, index) => (
            <RuleItem
              key={index} // two rules may be alike
              rule={rule}
              onRemove={() => faults.set({ ...current, rules: rules.toSpliced(index, 1) })}
            />
          ))}
        </List>
        {rules.length < maxFaultRules && (
          <AddFault backend={backend} onAdd={(rule) => faults.set({ ...current, rules: [...rules, rule] })} />
        )}
      </section>
      <Button
        variant="default"
        size="sm"
        disabled={current === noFaults}
        onClick={end}
        style={{ alignSelf: 'start' }}
      >
        End all faults
      </Button>
    </Stack>
  );
}

function RuleItem({ rule, onRemove }: { readonly rule: FaultRule; readonly onRemove: () => void }) {
  const operation = `${rule.method} ${rule.path}`;
  const words = `${outcomeText(rule.outcome)}. ${appliesText(rule.applies)}.`;
  return (
    <List.Item styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {operation}
      </Text>
      <Text size="sm" c="dimmed">
        {words}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Remove ${operation}. ${words}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </List.Item>
  );
}

function countText(count: number): string {
  if (count === 0)
    return 'None yet. Of several for one endpoint, the first that applies to a request counts.';
  if (count === maxFaultRules) return `${count} faults, which is the most. Remove one to add another.`;
  return count === 1 ? '1 fault' : `${count} faults`;
}
