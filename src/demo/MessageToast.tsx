import { Button, CloseButton, Group, Paper, Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { autofillCode } from '#src/customer/auth/code-autofill.ts';
import { placeMessage } from './place-message.ts';
import classes from './Phone.module.css';
import { topModal } from './top-modal.ts';
import type { Message } from '#contracts/mock-in-page.ts';

/** A new message, with a button that fills in its code. It leaves the dialog above the page alone. */
export function MessageToast({ message, onClose }: { message: Message; onClose: () => void }) {
  const { code, text, to } = message;
  const toast = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => toast.current && placeMessage(toast.current, topModal());
    place();
    const observer = new MutationObserver(place); // dialogs that open and close
    observer.observe(document.body, { childList: true, subtree: true });
    const moved = ['resize', 'transitionend'] as const; // dialogs that have come to their places
    for (const event of moved) window.addEventListener(event, place);
    return () => {
      observer.disconnect();
      for (const event of moved) window.removeEventListener(event, place);
    };
  }, [message]);
  return (
    <Paper ref={toast} withBorder p="sm" radius="lg" className={classes.toast}>
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
