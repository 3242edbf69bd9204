import type { Field } from '#src/kits/actions/fields.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';

/** A field for the number of days by which due dates move. */
export function daysField<Entity>(): Field<Entity> {
  return {
    advice: 'Enter 1 to 60 days',
    initial: () => 14,
    toMember: (value) => (value === '' ? Number.NaN : Number(value)),
    Input: ({ controlled }) => <NumberField label="Days" {...controlled} />,
  };
}
