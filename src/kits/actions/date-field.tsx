import { LazyDateField } from '#src/kits/forms/lazy-date-fields.tsx';
import type { LocalDate } from '#contracts/dates.ts';
import { field } from './fields.tsx';

/** A date field, empty at first. If the day is optional, an empty field becomes null. */
export const dateField = <Entity,>(label: string, { optional = false } = {}) =>
  field<Entity, LocalDate | null>({
    advice: 'Choose a day',
    initial: () => null,
    toMember: (value) => value,
    Input: ({ controlled }) => (
      <LazyDateField label={optional ? `${label} (optional)` : label} clearable={optional} {...controlled} />
    ),
  });
