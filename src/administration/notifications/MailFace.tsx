import { Group, Stack, Text } from '@mantine/core';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { BrandStrip } from '#src/ui/strip/BrandStrip.tsx';
import { Mark } from '#src/ui/strip/Mark.tsx';
import classes from './MailFace.module.css';

interface Props {
  readonly recipient: string;
  readonly title: string;
  readonly body: string;
  /** The text of its button. */
  readonly action: string | null;
  readonly isPhone: boolean;
}

/** An e-mail as a mail client shows it: subject, sender and time, then the message with its button. */
export function MailFace({ recipient, title, body, action, isPhone }: Props) {
  const { productName } = useConfiguration();
  return (
    <Stack gap="sm">
      <Text className={classes.subject} data-phone={isPhone || undefined}>
        {title}
      </Text>
      <Group gap="xs" wrap="nowrap" className={classes.sender}>
        <span className={classes.avatar}>
          <Mark />
        </span>
        <div className={classes.names}>
          <Text size="sm" fw="var(--mantine-font-weight-medium)">
            {productName}
          </Text>
          <Text size="xs" c="dimmed">
            to {recipient}
          </Text>
        </div>
        <Text size="xs" c="dimmed">
          09:41
        </Text>
      </Group>
      <div className={classes.letter} data-phone={isPhone || undefined}>
        <BrandStrip filled={1 / 4} marked={{ at: 1, as: 'due' }} />
        <Text size="sm" className={classes.body}>
          {body}
        </Text>
        {action !== null && <span className={classes.button}>{action}</span>}
      </div>
    </Stack>
  );
}
