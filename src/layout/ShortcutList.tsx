import { Group, Kbd, Modal, Stack, Switch, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { routes } from '#src/platform/page-table.ts';
import { useLocalStorage } from '#src/platform/use-local-storage.ts';
import { shortcutSetting } from '#src/platform/use-shortcuts.ts';
import { goTo } from './frame-shortcuts.ts';

interface Section {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

const sections: readonly Section[] = [
  {
    title: 'Lists',
    keys: [
      ['/', 'Search'],
      ['j', 'Next row'],
      ['k', 'Previous row'],
      ['Enter', 'Open the row'],
      ['x', 'Select the row'],
      ['e', 'Export'],
    ],
  },
  {
    title: 'Details',
    keys: [
      ['j', 'Next row of the list'],
      ['k', 'Previous row of the list'],
      ['Esc', 'Close'],
    ],
  },
  {
    title: 'Collateral that is open',
    keys: [
      ['t', 'Start the review'],
      ['v', 'Set its value'],
      ['a', 'Approve'],
      ['i', 'Ask a question'],
      ['r', 'Reject'],
    ],
  },
  {
    title: 'Pages',
    keys: [
      ...Object.entries(goTo).map(([key, id]) => [`g ${key}`, routes[id].title] as const),
      ['Ctrl K', 'Search and commands (⌘ K on a Mac)'],
      ['?', 'This list'],
    ],
  },
];

/** All shortcuts, and the switch for those of single keys. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const setting = shortcutSetting(useLocalStorage());
  const [on, setOn] = useState(setting.read()?.on ?? true);
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Switch
          label="Shortcuts of single keys"
          description="They are off while you type."
          checked={on}
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked);
            setting.write({ on: checked });
          }}
        />
        {sections.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <Title order={3} size="sm">
              {title}
            </Title>
            <Table fz="sm" verticalSpacing="2xs">
              <Table.Tbody>
                {keys.map(([key, what]) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row" w="6rem">
                      <Group gap="2xs">
                        {key.split(' ').map((one) => (
                          <Kbd key={one} size="xs">
                            {one}
                          </Kbd>
                        ))}
                      </Group>
                    </Table.Th>
                    <Table.Td>{what}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
