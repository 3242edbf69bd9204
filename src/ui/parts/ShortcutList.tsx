import { Group, Kbd, Modal, Stack, Switch, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { selectAdmin } from '#src/platform/store/shell.ts';
import { customerShortcuts, shortcutSections } from '#src/platform/shortcuts/shortcut-table.ts';
import { shortcutSetting } from '#src/platform/shortcuts/use-shortcuts.ts';
import { useAppSelector, useServices } from '#src/platform/store/use-store.ts';

/** A list of all shortcuts, with the switch that turns single-key shortcuts off. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const setting = shortcutSetting(useServices().localStorage);
  const sections = useAppSelector(selectAdmin) ? shortcutSections() : customerShortcuts();
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
                {keys.map(([key, description]) => (
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
                    <Table.Td>{description}</Table.Td>
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
