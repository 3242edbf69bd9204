import { TextInput } from '@mantine/core';
import type { Field } from '#src/actions/fields.tsx';

/** A field for the number of days by which due dates move. */
export function daysField<Entity>(): Field<Entity> {
  return {
    advice: 'Enter 1 to 60 days',
    initial: () => '14',
    toMember: Number,
    Input: ({ controlled }) => <TextInput label="Days" inputMode="numeric" {...controlled} />,
  };
}
