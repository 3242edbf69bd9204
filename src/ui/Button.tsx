import type { ComponentProps, SyntheticEvent } from 'react';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import classes from './Button.module.css';

interface Look {
  /** `filled`: what the page is for. `default`: what else can be done. `subtle`: what is rarely needed. */
  readonly variant?: 'filled' | 'default' | 'subtle' | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  readonly fullWidth?: boolean | undefined;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** What it started is under way: it keeps the focus, says that it is busy, and does nothing when pressed. */
  readonly loading?: boolean;
}

/** A button of our own: every page has some, and the library's adds 7 kB of script for properties that no page sets. */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...drawn({ variant, size, fullWidth })}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      <span>{children}</span>
    </button>
  );
}

/** Enter in a field clicks the form's button: so nothing is sent that way either. */
const refuse = (event: SyntheticEvent) => event.preventDefault();

/** A link that is drawn as a button. */
export function ButtonLink({ variant, size, fullWidth, children, ...rest }: AppLinkProps & Look) {
  return (
    <AppLink {...rest} {...drawn({ variant, size, fullWidth })}>
      <span>{children}</span>
    </AppLink>
  );
}

function drawn({ variant = 'filled', size = 'md', fullWidth = false }: Look) {
  return { className: classes.button, 'data-variant': variant, 'data-size': size, 'data-wide': fullWidth };
}
