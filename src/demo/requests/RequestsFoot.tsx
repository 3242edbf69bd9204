import { Button, Drawer, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import classes from '#src/demo/Phone.module.css';
import { useHandle } from '#src/platform/demo/use-handle.ts';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { selectAdmin } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { BreachBadge } from './BreachBadge.tsx';
import type { RequestsHandle } from './requests-of-page.ts';
import { Requests } from './Requests.tsx';

function isHandle(ready: unknown): ready is RequestsHandle {
  return typeof ready === 'object' && ready !== null && 'exchanges' in ready;
}

/** The list of the requests to a real API, below the foot of each page: where the configuration switches it on. */
export default function RequestsFoot() {
  const handle = useHandle(isHandle);
  const admin = useAppSelector(selectAdmin);
  const [isOpen, { open, close }] = useDisclosure();
  useShortcuts({ D: handle ? open : undefined });
  if (!handle) return null;
  const { exchanges } = handle;
  return (
    <aside aria-label="Requests of this page">
      <div className={classes.phone} data-wide={admin}>
        <Button
          variant="subtle"
          size="sm"
          aria-keyshortcuts="Shift+D"
          onClick={open}
          className={classes.toggle}
        >
          Requests
          <BreachBadge exchanges={exchanges} />
        </Button>
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size="34rem"
        title="Requests"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="sm">
          <Text size="sm">
            Tokens, contacts, card numbers, PINs and codes are masked: here, in lines for curl and in files.
          </Text>
          <Requests exchanges={exchanges} />
        </Stack>
      </Drawer>
    </aside>
  );
}
