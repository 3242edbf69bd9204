import { chooseColourScheme } from '#src/theme/colour-scheme.ts';
import { useColourScheme } from '#src/theme/use-colour-scheme.ts';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './Footer.module.css';

/** Light is the default; dark is a choice, kept on this device. */
export function ColourSchemeToggle() {
  const other = useColourScheme() === 'light' ? 'dark' : 'light';
  return (
    <button type="button" className={classes.toggle} onClick={() => chooseColourScheme(other, window)}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} size={18} />
      {other === 'dark' ? 'Dark mode' : 'Light mode'}
    </button>
  );
}
