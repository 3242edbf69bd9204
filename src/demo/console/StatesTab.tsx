import { Badge, Group, List, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import { capitalised } from '#src/ui/format/capitalised.ts';
import type { Console, EntityKind, Step } from '#contracts/mock-in-page.ts';
import { inWords } from './in-words.ts';

/** The state machine of a chosen entity: its current state, and the verdicts of the guards of each step from there. */
export function StatesTab({ backend }: { readonly backend: Console }) {
  const [kind, setKind] = useState<EntityKind>('plan');
  const [chosen, setChosen] = useState<string | null>(null);
  const entities = backend.entities(kind);
  const id = chosen ?? entities[0]?.id ?? null;
  const machine = id === null ? null : backend.machineOf(kind, id);
  return (
    <Stack gap="sm">
      <Select
        label="Kind"
        data={backend.kinds.map((value) => ({ value, label: capitalised(value) }))}
        value={kind}
        onChange={(value) => {
          setKind(backend.kinds.find((each) => each === value) ?? 'plan');
          setChosen(null);
        }}
      />
      <Select
        label="Entity"
        description="By name or id, the newest first"
        searchable
        limit={20}
        nothingFoundMessage="None"
        data={entities.map((each) => ({
          value: each.id,
          label: each.name === each.id ? each.id : `${each.name}, ${each.id.slice(-6)}`,
        }))}
        value={id}
        onChange={setChosen}
      />
      {machine === null ? (
        <Text>There is none in this scenario.</Text>
      ) : (
        <>
          <Group gap="2xs" component="ul" p={0} m={0} aria-label="States">
            {machine.states.map((state) => (
              <Badge
                key={state}
                component="li"
                color={state === machine.current ? 'primary' : 'secondary'}
                variant={state === machine.current ? 'filled' : 'light'}
                aria-current={state === machine.current ? 'true' : undefined}
              >
                {inWords(state)}
              </Badge>
            ))}
          </Group>
          <Title order={3} size="sm">
            Steps from “{inWords(machine.current)}”
          </Title>
          {machine.steps.length === 0 && <Text size="sm">None: this state is final.</Text>}
          <List listStyleType="none" spacing="sm" size="sm">
            {machine.steps.map((step) => (
              <List.Item key={step.id}>
                <Text size="sm" fw="var(--mantine-font-weight-medium)">
                  {step.id} {inWords(step.trigger)}
                  {step.to !== null && ` → ${inWords(step.to)}`}
                </Text>
                {step.guards.length === 0 && <Text size="sm">Always possible</Text>}
                {step.guards.map((guard) => (
                  <GuardVerdict key={guard.name} guard={guard} />
                ))}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  );
}

const pending = { request: 'The request decides', event: 'Decided when it happens' } as const;

function GuardVerdict({ guard: { name, verdict } }: { readonly guard: Step['guards'][number] }) {
  const isPending = verdict === 'request' || verdict === 'event';
  return (
    <Group gap="2xs">
      <Text size="sm">{capitalised(inWords(name))}</Text>
      {verdict === null && <StatusTag tone="success">Holds</StatusTag>}
      {isPending && <StatusTag tone="neutral">{pending[verdict]}</StatusTag>}
      {!isPending && verdict !== null && (
        <>
          <StatusTag tone="error">Refuses</StatusTag>
          <Text size="sm">{verdict.reason}</Text>
        </>
      )}
    </Group>
  );
}
