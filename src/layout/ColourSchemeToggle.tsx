import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './Footer.module.css';

/**
 * Switches between the light colour scheme, which is the default, and the dark one. The choice is kept on this
 * device.
 */
export function ColourSchemeToggle() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // prerendered HTML is always light, so the choice applies after hydration only
  const isDark = useInBrowser() && colorScheme === 'dark';
  return (
    <UnstyledButton className={classes.toggle} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} size={16} />
      {isDark ? 'Light mode' : 'Dark mode'}
    </UnstyledButton>
  );
}
