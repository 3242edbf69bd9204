import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useInBrowser } from '#src/platform/use-in-browser.ts';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './Footer.module.css';

/** Light is the default; dark is a choice, kept on this device. */
export function ColourSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isInBrowser = useInBrowser();
  const other = isInBrowser && colorScheme === 'dark' ? 'light' : 'dark'; // the HTML of every page is light
  return (
    <UnstyledButton className={classes.toggle} onClick={() => setColorScheme(other)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} size={16} />
      {other === 'dark' ? 'Dark mode' : 'Light mode'}
    </UnstyledButton>
  );
}
