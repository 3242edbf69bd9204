import { Chip, Group, Input } from '@mantine/core';

interface Props<Value extends string> {
  readonly label: string;
  readonly description?: string;
  readonly words: Readonly<Record<Value, string>>;
  readonly chosen: readonly Value[];
  readonly error?: string | false;
  readonly onChange: (chosen: Value[]) => void;
}

/** A field for several values of a small set, labelled like other fields. */
export function ChipsField<Value extends string>(props: Props<Value>) {
  const { label, description, words, chosen, error, onChange } = props;
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" size="md">
      <Chip.Group multiple value={[...chosen]} onChange={(values) => onChange(values as Value[])}>
        <Group gap="xs" my="2xs" role="group" aria-label={label}>
          {Object.entries<string>(words).map(([value, word]) => (
            <Chip key={value} value={value} size="sm">
              {word}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
