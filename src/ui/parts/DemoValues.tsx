import { Anchor, List, Paper, Text } from '@mantine/core';
import classes from './DemoValues.module.css';

interface Props<Value> {
  /** The accessible name of the section, such as "Test cards". */
  readonly label: string;
  readonly heading: string;
  readonly values: readonly Value[];
  readonly textOf: (value: Value) => string;
  /** Called with the pressed value, to fill the form. */
  readonly onUse: (value: Value) => void;
}

/** Test values of the demo with the outcome of each. */
export function DemoValues<Value extends { readonly outcome: string }>(props: Props<Value>) {
  const { label, heading, values, textOf, onUse } = props;
  return (
    <Paper component="section" aria-label={label} p="md" radius="lg" className={classes.values}>
      <Text size="sm" fw="var(--mantine-font-weight-medium)">
        {heading}
      </Text>
      <List size="sm" listStyleType="none" mt="2xs">
        {values.map((value) => (
          <List.Item key={textOf(value)}>
            <Anchor
              component="button"
              type="button"
              underline="always"
              size="sm"
              fw="var(--mantine-font-weight-medium)"
              onClick={() => onUse(value)}
            >
              {textOf(value)}
            </Anchor>{' '}
            {value.outcome}
          </List.Item>
        ))}
      </List>
    </Paper>
  );
}
