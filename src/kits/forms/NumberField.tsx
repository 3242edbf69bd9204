import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { numberPrecision, numberStep } from '#src/platform/settings/constants.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { numberText, readNumber } from './read-number.ts';
import { unread, unreadText } from './unread.ts';

/** Whether a value is what was entered; who keeps numbers only has NaN for a text that could not be read, which stays. */
const isSame = (value: number | string, entered: number | string) =>
  Object.is(value, entered) || (Number.isNaN(value) && Number.isNaN(Number(entered)));

export interface NumberFieldProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'step'
> {
  /** A number; an empty string; or a text that could not be read (`unread`). */
  readonly value?: number | string;
  readonly onChange?: (value: number | string) => void;
  readonly decimals?: number;
  readonly units?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/**
 * A field for a number of 0 or more. Any text can be typed; it is read by the locale, and written in the locale's form
 * when the field is left. What cannot be read stays, with the reason.
 */
export function NumberField({
  value = '',
  onChange,
  decimals = numberPrecision,
  units = [],
  min,
  max,
  step = numberStep,
  error,
  onBlur,
  onKeyDown,
  ...input
}: NumberFieldProps) {
  const { locale } = useConfiguration();
  const form = { locale, decimals, units, min, max };
  const textOf = (of: number | string) =>
    of === '' || Number.isNaN(of) ? '' : (unreadText(of) ?? numberText(Number(of), form));
  const [text, setText] = useState(() => textOf(value));
  const [lastValue, setLastValue] = useState(value);
  const [entered, setEntered] = useState(value);
  const [isLeft, setLeft] = useState(true);
  if (!Object.is(value, lastValue)) {
    setLastValue(value);
    if (!isSame(value, entered)) {
      setEntered(value);
      setText(textOf(value));
    }
  }
  const read = readNumber(text, form);
  const fault = 'fault' in read ? read.fault : null;

  function enter(next: number | string): void {
    setEntered(next);
    if (!Object.is(next, value)) onChange?.(next);
  }
  function type(next: string, isFocused: boolean): void {
    const result = readNumber(next, form);
    setText(next);
    setLeft(!isFocused); // a program that fills the field does not leave it
    enter('fault' in result ? unread(next) : result.value);
  }
  function settle(): void {
    setLeft(true);
    if ('value' in read) setText(textOf(read.value));
  }
  function stepBy(event: KeyboardEvent<HTMLInputElement>, by: number): void {
    if (fault !== null || input.readOnly) return;
    event.preventDefault();
    const next = Math.max(min ?? 0, Math.min(max ?? Infinity, Number(value) + by));
    setText(textOf(next));
    enter(next);
  }
  return (
    <TextInput
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...input}
      value={text}
      error={fault !== null && (isLeft || Boolean(error)) ? fault : error}
      onChange={({ currentTarget }) =>
        type(currentTarget.value, currentTarget.ownerDocument.activeElement === currentTarget)
      }
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setLeft(true); // the text stays: whoever types on does so after what they see
        if (event.key === 'ArrowUp') stepBy(event, step);
        if (event.key === 'ArrowDown') stepBy(event, -step);
        onKeyDown?.(event);
      }}
    />
  );
}
