import { type ComponentProps, useId } from 'react';
import classes from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  readonly label: string;
  /** What helps to fill it in. */
  readonly description?: string;
  /** What is wrong with it; nothing when there is nothing. */
  readonly error?: string | null | undefined;
}

/** A line of text with its label. Of our own, so that a first look at the checkout needs no library for fields. */
export function TextField({ label, description, error, ...input }: TextFieldProps) {
  const id = useId();
  const told = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
      <input
        {...input}
        id={id}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
