import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useInBrowser } from '#src/platform/use-in-browser.ts';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './Footer.module.css';

/** Light is the default; dark is a choice, kept on this device. */
export function ColourSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark = useInBrowser() && colorScheme === 'dark'; // the HTML of every page is light
  return (
    <UnstyledButton className={classes.toggle} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} size={16} />
      {isDark ? 'Light mode' : 'Dark mode'}
    </UnstyledButton>
  );
}
