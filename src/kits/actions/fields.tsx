import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { exponents, type Money } from '#contracts/money.ts';
import { shortLength } from '#contracts/reason.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { type Formats, useFormats } from './use-formats.ts';

/** The props that the form passes to a control. Some controls report an event, others the value itself. */
interface Controlled<Value> {
  readonly value: Value;
  readonly onChange: (given: Value | ChangeEvent<Element>) => void;
  readonly error?: ReactNode;
}

interface FieldOf<Entity, Value, Props> {
  /** The message shown when the contract refuses the value. */
  readonly advice: string;
  readonly initial: (entity: Entity) => Value;
  /** Converts the control's value to the body member; the contract's schema validates it. */
  readonly toMember: (value: Value, entity: Entity) => unknown;
  /** Left out of a field that the dialog does not show. */
  readonly Input?: (props: { readonly entity: Entity; readonly controlled: Props }) => ReactNode;
  /** A text that outlives a reload: never one that is secret. */
  readonly isKept?: true;
  /** Sent to simulations in place of the member, if no result depends on it: the preview does not wait for it. */
  readonly inSimulation?: string;
}

/** One field of an action: its initial value, how it fills the body, and how it is rendered. */
export type Field<Entity> = FieldOf<Entity, unknown, object>;

/** Makes a field whose parts agree on the type of its value. The form holds fields of all types. */
export const field = <Entity, Value>(parts: FieldOf<Entity, Value, Controlled<Value>>) =>
  parts as Field<Entity>; // the form gives the parts no other value than they have made

interface MoneyOptions<Entity> {
  readonly max: (entity: Entity) => Money;
  /** False if the limit is only technical and not worth a hint. */
  readonly isLimitTold?: boolean;
  /** True for an amount that the hint warns of, which then stands out. */
  readonly isWarned?: (entity: Entity, amount: Money) => boolean;
  /** Returns a hint below the amount; null for none. */
  readonly description?: (entity: Entity, formats: Formats) => string | null;
}

/** Returns an amount in minor units; NaN above the limit, so that the contract refuses it. */
const upTo = (max: Money, amountMinor: number): number =>
  amountMinor > max.amountMinor ? Number.NaN : amountMinor;

/** An amount field, filled with its maximum at first. */
export function moneyField<Entity>(
  label: string,
  { max, isLimitTold = true, isWarned, description }: MoneyOptions<Entity>,
): Field<Entity> {
  const unit = (entity: Entity) => 10 ** exponents[max(entity).currency];
  const toMember = (value: number | string, entity: Entity): Money => ({
    amountMinor: value === '' ? Number.NaN : upTo(max(entity), Math.round(Number(value) * unit(entity))),
    currency: max(entity).currency,
  });
  return field<Entity, number | string>({
    advice: isLimitTold ? 'Enter an amount above zero, up to the limit' : 'Enter an amount above zero',
    initial: (entity) => max(entity).amountMinor / unit(entity),
    toMember,
    Input: function AmountField({ entity, controlled }) {
      const formats = useFormats();
      const hint = description?.(entity, formats) ?? null;
      return (
        <MoneyInput
          {...{ label, isLimitTold, controlled }}
          description={hint}
          isWarned={isWarned?.(entity, toMember(controlled.value, entity)) === true}
          max={max(entity)}
        />
      );
    },
  });
}

interface ChoiceOptions<Entity, Value> {
  /** Shown until a value is chosen, and as advice; without it the first value is selected at first. */
  readonly unchosen?: string;
  /** Returns a value that is not offered. */
  readonly except?: (entity: Entity) => Value;
}

/** A choice from a closed set of values, labelled. */
export function choiceField<Entity, Value extends string>(
  label: string,
  words: Readonly<Record<Value, string>>,
  { unchosen, except }: ChoiceOptions<Entity, Value> = {},
): Field<Entity> {
  const data = Object.entries<string>(words).map(([value, word]) => ({ value, label: word }));
  if (unchosen !== undefined) data.unshift({ value: '', label: unchosen });
  return field<Entity, string>({
    advice: unchosen ?? 'Choose one',
    initial: () => data[0]?.value ?? '',
    toMember: (value) => value,
    Input: ({ entity, controlled }) => (
      <NativeSelect
        label={label}
        data={data.filter(({ value }) => value !== except?.(entity))}
        {...controlled}
      />
    ),
  });
}

interface TextOptions {
  readonly optional?: boolean;
  /** The characters that it needs, as the contract says. */
  readonly minLength?: number;
  readonly advice?: string;
  /** The lines that it has room for at first; null for a text that is one line. */
  readonly rows?: number | null;
}

/** The message of a text field that is too short. */
export const charactersAdvice = (minLength: number) => `Enter at least ${minLength} characters`;

/**
 * A text field, which grows with its text, and whose text is kept over a reload: not for secrets. If the text is
 * optional, an empty field becomes null.
 */
export function textField<Entity>(
  label: string,
  {
    optional = false,
    minLength = shortLength,
    advice = charactersAdvice(minLength),
    rows = 1,
  }: TextOptions = {},
): Field<Entity> {
  return field<Entity, string>({
    advice,
    isKept: true,
    initial: () => '',
    toMember: (value) => {
      const text = value.trim();
      return text === '' && optional ? null : text;
    },
    Input: ({ controlled }) => {
      const name = optional ? `${label} (optional)` : label;
      return rows === null ? (
        <TextInput label={name} {...controlled} />
      ) : (
        <Textarea label={name} rows={rows} {...controlled} />
      );
    },
  });
}

/** A field for why something is done. */
export const reasonField = <Entity,>(minLength = shortLength, label = 'Reason'): Field<Entity> => ({
  ...textField<Entity>(label, { minLength }),
  inSimulation: 'Still to be written'.padEnd(minLength, '.'),
});
