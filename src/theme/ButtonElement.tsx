import { Box } from '@mantine/core';
import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly 'data-loading'?: boolean;
}

/**
 * The element of Mantine's buttons. While its request runs a button keeps the focus, which a disabled element would lose:
 * it says that it cannot be pressed, and swallows the press instead.
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
