import { Group } from '@mantine/core';
import { TimeInput } from '@mantine/dates';

interface Hours {
  readonly from: string;
  readonly to: string;
}

interface Props extends Hours {
  /** What the form gives the field: its error. */
  readonly field: object;
  readonly onChange: (change: Partial<Hours>) => void;
}

/** From when until when messages wait; fetched when someone has quiet hours. */
export default function QuietHoursFields({ from, to, field, onChange }: Props) {
  return (
    <Group align="flex-start">
      <TimeInput
        {...field}
        label="From"
        value={from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TimeInput label="To" value={to} onChange={(event) => onChange({ to: event.currentTarget.value })} />
    </Group>
  );
}
