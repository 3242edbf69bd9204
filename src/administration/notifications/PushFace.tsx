import { Group, Text } from '@mantine/core';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Mark } from '#src/ui/strip/Mark.tsx';
import classes from './PushFace.module.css';

/** A push message as the system shows it: application and time, then the title and two lines of the text. */
export function PushFace({ title, body }: { readonly title: string; readonly body: string }) {
  const { productName } = useConfiguration();
  return (
    <div className={classes.notification}>
      <Group gap="2xs" wrap="nowrap" mb="2xs">
        <span className={classes.application}>
          <Mark />
        </span>
        <Text size="xs" c="dimmed" flex={1}>
          {productName}
        </Text>
        <Text size="xs" c="dimmed">
          now
        </Text>
      </Group>
      <Text size="sm" fw="var(--mantine-font-weight-medium)" lineClamp={1}>
        {title}
      </Text>
      <Text size="sm" lineClamp={2}>
        {body}
      </Text>
    </div>
  );
}
