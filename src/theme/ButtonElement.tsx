import { Box } from '@mantine/core';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly 'data-loading'?: boolean;
}

/**
 * The element of Mantine's buttons. A button whose request runs stays focusable, since a disabled element would lose
 * the focus: it sets `aria-disabled` and ignores presses.
 */
export function ButtonElement({ disabled = false, onClick, type = 'button', ...button }: Props) {
  const isLoading = Boolean(button['data-loading']);
  return (
    <Box
      component="button"
      {...button}
      type={type}
      disabled={disabled && !isLoading}
      aria-disabled={isLoading || button['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    />
  );
}
