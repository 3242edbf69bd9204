import { Anchor, Group, Stack, Text } from '@mantine/core';
import { pageStates } from './states.ts';

/** Links to every state of the pages, each with its scenario and network. */
export default function StateLinks() {
  return (
    <Stack gap="xs" component="section" aria-label="States of the pages">
      <Text size="sm" fw={600}>
        States of the pages
      </Text>
      {pageStates.map(({ page, states }) => (
        <Group key={page} gap="sm">
          <Text size="sm" c="dimmed">
            {page}
          </Text>
          {states.map(({ state, address }) => (
            <Anchor key={address} href={address} size="sm" underline="always">
              {state}
            </Anchor>
          ))}
        </Group>
      ))}
    </Stack>
  );
}
