import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: ReactNode;
  /** An action at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of an entity's details. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="xs">
        <Title order={3} id={id}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </section>
  );
}
