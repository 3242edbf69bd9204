import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { exponents, type Money } from '#contracts/money.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import type { Formats } from './action.ts';
import { LazyMoneyInput } from './LazyMoneyInput.tsx';

interface InputProps<Entity> {
  readonly entity: Entity;
  /** What the form gives a control: value, change, error. */
  readonly controlled: object;
}

/** One field of an action: how it begins, what it puts into the body, how it looks. */
export interface Field<Entity> {
  /** What it says when the contract refuses its value. */
  readonly advice: string;
  readonly initial: (entity: Entity) => unknown;
  /** The member of the body, from what the control holds; the contract judges it. */
  readonly toMember: (value: unknown, entity: Entity) => unknown;
  readonly Input: (props: InputProps<Entity>) => ReactNode;
}

interface MoneyLook<Entity> {
  readonly max: (entity: Entity) => Money;
  /** What else is good to know of the amount; null for nothing. */
  readonly description?: (entity: Entity, formats: Formats) => string | null;
}

/** An amount, which begins at its maximum. */
export function moneyField<Entity>(label: string, { max, description }: MoneyLook<Entity>): Field<Entity> {
  const unit = (entity: Entity) => 10 ** exponents[max(entity).currency];
  return {
    advice: 'Enter an amount above zero',
    initial: (entity) => max(entity).amountMinor / unit(entity),
    toMember: (value, entity) => ({
      amountMinor: Math.round(Number(value) * unit(entity)),
      currency: max(entity).currency,
    }),
    Input: function AmountField({ entity, controlled }) {
      const formats = { money: useMoneyText() };
      const hint = description?.(entity, formats) ?? null;
      return <LazyMoneyInput label={label} description={hint} max={max(entity)} controlled={controlled} />;
    },
  };
}

/** One of a closed set of values, in words; the first one at the beginning. */
export function choiceField<Entity, Value extends string>(
  label: string,
  words: Readonly<Record<Value, string>>,
): Field<Entity> {
  const data = Object.entries<string>(words).map(([value, word]) => ({ value, label: word }));
  return {
    advice: 'Choose one',
    initial: () => data[0]?.value,
    toMember: (value) => value,
    Input: ({ controlled }) => <NativeSelect label={label} data={data} {...controlled} />,
  };
}

/** Some sentences, or one line. Where they may be left out, an empty field is null. */
export function textField<Entity>(
  label: string,
  { optional = false, advice = 'Enter at least 3 characters', rows = 3 } = {},
): Field<Entity> {
  return {
    advice,
    initial: () => '',
    toMember: (value) => {
      const text = String(value).trim();
      return text === '' && optional ? null : text;
    },
    Input: ({ controlled }) => {
      const name = optional ? `${label} (optional)` : label;
      return rows === 1 ? (
        <TextInput label={name} {...controlled} />
      ) : (
        <Textarea label={name} rows={rows} {...controlled} />
      );
    },
  };
}

/** A day of the calendar that may be left out: then it is null. */
export function optionalDateField<Entity>(label: string): Field<Entity> {
  const { Input, ...field } = dateField<Entity>(`${label} (optional)`, { initial: () => '' });
  return { ...field, Input, toMember: (value) => (value === '' ? null : value) };
}

/** A day of the calendar. */
export function dateField<Entity>(
  label: string,
  { initial }: { readonly initial: (entity: Entity) => string },
): Field<Entity> {
  return {
    advice: 'Choose a day',
    initial,
    toMember: (value) => value,
    Input: ({ controlled }) => <TextInput type="date" label={label} {...controlled} />,
  };
}
