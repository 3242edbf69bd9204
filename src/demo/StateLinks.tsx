import { Anchor, Group, Stack, Text } from '@mantine/core';
import { pageStates } from './states.ts';
import type { StateLink } from './states/page-states.ts';

/** Returns a pattern in words: "Edit .+" becomes "Edit …", and "€50\\.00.*" "€50.00". */
const wordsOf = (pattern: string) =>
  `“${pattern
    .replaceAll(/\.\+|\\d\{\d\}/g, '…')
    .replaceAll('.*', '')
    .replaceAll('\\', '')}”`;

/** Links to every state of the pages, each with its scenario and network. */
export default function StateLinks() {
  return (
    <Stack gap="xs" component="section" aria-label="States of the pages">
      <Text size="sm" fw="var(--mantine-font-weight-medium)">
        States of the pages
      </Text>
      {Object.entries<Readonly<Record<string, StateLink>>>(pageStates).map(([page, states]) => (
        <Group key={page} gap="sm">
          <Text size="sm" c="dimmed">
            {page}
          </Text>
          {Object.entries(states).map(([state, { address, presses }]) => (
            <Text key={state} span size="sm">
              <Anchor href={address} inherit underline="always">
                {state}
              </Anchor>
              {presses.length > 0 && `, then press ${presses.map(wordsOf).join(', ')}`}
            </Text>
          ))}
        </Group>
      ))}
    </Stack>
  );
}
