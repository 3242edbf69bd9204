import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { autofillCode } from '#src/customer/auth/code-autofill.ts';
import classes from './Phone.module.css';
import type { Message } from '#contracts/mock-in-page.ts';

/** A new message, with a button that fills in its code. */
export function MessageToast({ message, onClose }: { message: Message; onClose: () => void }) {
  const { code, text, to } = message;
  return (
    <Paper withBorder p="sm" radius="lg" className={classes.toast}>
      <Text size="xs" c="dimmed">
        Demo phone · {to}
      </Text>
      <Text size="sm">{text}</Text>
      <Group justify="space-between" gap="xs" mt="xs">
        {code !== null && (
          <Button
            variant="default"
            onClick={() => {
              if (autofillCode(code)) onClose();
            }}
          >
            Fill in {code}
          </Button>
        )}
        <CloseButton size="xl" ms="auto" onClick={onClose} aria-label="Close the message" />
      </Group>
    </Paper>
  );
}
