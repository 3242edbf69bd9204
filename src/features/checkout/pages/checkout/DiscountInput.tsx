import { Button, TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import classes from './DiscountField.module.css';

interface Props {
  readonly field: TextInputProps;
  readonly form?: ComponentProps<'form'>;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/**
 * The input and button of the discount field; disabled while the form is being loaded, so that nothing moves
 * afterwards.
 */
export function DiscountInput({ field, form, busy = false, children }: Props) {
  return (
    <form className={classes.form} {...form}>
      <TextInput
        {...field}
        label="Discount code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" variant="default" loading={busy} disabled={form === undefined}>
        Apply
      </Button>
      {children}
    </form>
  );
}
