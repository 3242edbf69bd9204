import { NativeSelect, SimpleGrid } from '@mantine/core';
import { LazyDateField } from '#src/kits/forms/lazy-date-fields.tsx';
import { repetitions } from './labels.ts';
import type { TypedRepetition } from './repeats-field.tsx';

interface Props {
  readonly value: TypedRepetition;
  readonly onChange: (value: TypedRepetition) => void;
  readonly error?: string;
}

export default function RepeatsInputs({ value, onChange, error }: Props) {
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
