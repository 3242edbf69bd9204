import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';
import classes from './ChoiceValues.module.css';
import type { Filter } from './filter.ts';

/** From more values than these one is found by typing. */
const maxAtOnce = 15;

interface Props {
  readonly filter: Extract<Filter, { kind: 'choice' }>;
  readonly control: ListControl;
}

/** The values of a filter, any number of which can be chosen. */
export function ChoiceValues({ filter: { name, label, values }, control }: Props) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const matches = values.filter((each) => each.label.toLowerCase().includes(words));
  return (
    <Checkbox.Group
      aria-label={label}
      value={[...(control.view.filter[name] ?? [])]}
      onChange={(chosenValues) => control.filterBy(name, chosenValues)}
    >
      {values.length > maxAtOnce && (
        <TextInput
          aria-label="Find"
          placeholder="Find"
          size="sm"
          mb="sm"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <Stack gap="xs" className={classes.values}>
        {matches.map((each) => (
          <Checkbox key={each.value} value={each.value} label={each.label} size="sm" />
        ))}
        {matches.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            Nothing found
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  );
}
