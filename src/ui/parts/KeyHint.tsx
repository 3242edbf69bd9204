import { Kbd } from '@mantine/core';
import classes from './KeyHint.module.css';

/** The key of a control, shown inside it; screen readers have it from the control's `aria-keyshortcuts`. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <Kbd size="xs" aria-hidden className={classes.hint}>
      {children}
    </Kbd>
  );
}
