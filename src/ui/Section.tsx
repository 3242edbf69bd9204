import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: ReactNode;
  /** Stands at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an entity's details, under a heading that names it. */
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
