import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { Repetition } from '#contracts/notifications/notification.ts';
import type { Field } from '#src/actions/fields.tsx';
import { repetitions } from './labels.ts';

/** What the two controls hold. */
interface Typed {
  readonly every: Repetition['every'] | '';
  readonly until: string;
}

interface Controlled {
  readonly value: Typed;
  readonly onChange: (value: Typed) => void;
  readonly error?: string;
}

/** How often it is sent, and until when. */
export function repeatsField<Entity>(): Field<Entity> {
  return {
    advice: 'Choose a day, or leave it empty',
    initial: (): Typed => ({ every: '', until: '' }),
    toMember: (value) => {
      const { every, until } = value as Typed; // as `initial` and the controls make it
      return every === '' ? null : { every, until: until || null };
    },
    Input: ({ controlled }) => {
      const { value, onChange, error } = controlled as Controlled;
      return (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <NativeSelect
            label="Repeats"
            data={[
              { value: '', label: 'Never' },
              ...Object.entries(repetitions).map(([every, label]) => ({ value: every, label })),
            ]}
            value={value.every}
            onChange={(event) => onChange({ ...value, every: event.currentTarget.value as Typed['every'] })} // one of the options
          />
          {value.every !== '' && (
            <TextInput
              type="date"
              label="Until (optional)"
              error={error}
              value={value.until}
              onChange={(event) => onChange({ ...value, until: event.currentTarget.value })}
            />
          )}
        </SimpleGrid>
      );
    },
  };
}
