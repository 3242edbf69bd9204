import { field } from '#src/kits/actions/fields.tsx';
import { NumberField } from '#src/kits/forms/NumberField.tsx';

/** A field for the number of days by which due dates move. */
export const daysField = <Entity,>() =>
  field<Entity, number | string>({
    advice: 'Enter 1 to 60 days',
    initial: () => 14,
    toMember: (value) => (value === '' ? Number.NaN : Number(value)),
    Input: ({ controlled }) => <NumberField label="Days" {...controlled} />,
  });
