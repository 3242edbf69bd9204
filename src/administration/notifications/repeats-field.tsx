import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Notification, Repetition } from '#contracts/notifications/notification.ts';
import { field } from '#src/kits/actions/fields.tsx';
import { LazyDateField } from '#src/kits/forms/lazy-date-fields.tsx';
import { repetitions } from './labels.ts';

/** The values of the two controls. */
interface TypedRepetition {
  readonly every: Repetition['every'] | '';
  readonly until: string;
}

/** The field for how often and until when a notification is sent. */
export const repeatsField = <Entity extends Pick<Notification, 'repeats'>>() =>
  field<Entity, TypedRepetition>({
    advice: 'Choose a day, or leave it empty',
    initial: ({ repeats }) => ({ every: repeats?.every ?? '', until: repeats?.until ?? '' }),
    toMember: ({ every, until }) => (every === '' ? null : { every, until: until || null }),
    Input: ({ controlled }) => <RepeatsInputs {...controlled} />,
  });

interface RepeatsProps {
  readonly value: TypedRepetition;
  readonly onChange: (value: TypedRepetition) => void;
  readonly error?: ReactNode;
}

function RepeatsInputs({ value, onChange, error }: RepeatsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <NativeSelect
        label="Repeats"
        data={[
          { value: '', label: 'Never' },
          ...Object.entries(repetitions).map(([every, label]) => ({ value: every, label })),
        ]}
        value={value.every}
        onChange={(event) =>
          onChange({ ...value, every: event.currentTarget.value as TypedRepetition['every'] })
        } // the value is one of the options
      />
      {value.every !== '' && (
        <LazyDateField
          label="Until (optional)"
          clearable
          error={error}
          value={value.until}
          onChange={(until) => onChange({ ...value, until: until ?? '' })}
        />
      )}
    </SimpleGrid>
  );
}
