import { Button, useMantineColorScheme } from '@mantine/core';
import { Icon } from '#src/ui/Icon.tsx';

/** Light is the default; dark is a choice, kept on this device. */
export function ColourSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<Icon name={other === 'dark' ? 'moon' : 'sun'} size={18} />}
      onClick={() => setColorScheme(other)}
    >
      {other === 'dark' ? 'Dark mode' : 'Light mode'}
    </Button>
  );
}
