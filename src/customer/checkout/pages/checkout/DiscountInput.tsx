import { Button, TextInput, type TextInputProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
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
  const { mocks } = useConfiguration();
  return (
    <form className={classes.form} {...form}>
      <TextInput
        {...field}
        label="Discount code"
        description={mocks === 'on' && 'In this demo: WELCOME10, TRANCHE25. SUMMER26 has expired.'}
        inputWrapperOrder={['label', 'input', 'description', 'error']} // the button stays beside the input
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="default" loading={busy} disabled={form === undefined}>
        Apply
      </Button>
      {children}
    </form>
  );
}
