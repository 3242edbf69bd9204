import { Badge, Button, Collapse, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import { codeMinutes } from '#contracts/periods.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { isCodeAwaited, watchCodeAwaited } from '#src/customer/auth/code-autofill.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { selectAdmin } from '#src/platform/store/shell.ts';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { BrandStrip } from '#src/ui/strip/BrandStrip.tsx';
import { Mark } from '#src/ui/strip/Mark.tsx';
import { isConsoleOpen, setConsoleOpen, watchConsole } from './console-open.ts';
import { BreachBadge } from './requests/BreachBadge.tsx';
import { useConsoleHandle } from './console/use-console-handle.ts';
import { DemoNotices } from './DemoNotices.tsx';
import { MessageToast } from './MessageToast.tsx';
import { ToursButton } from './ToursButton.tsx';
import { useProgress } from './tours/use-progress.ts';
import classes from './Phone.module.css';
import { useDroppedSituation } from './use-dropped-situation.ts';
import { useTypedLogin } from './use-typed-login.ts';
import type { Message, MockBackend } from '#contracts/mock-in-page.ts';
import { useHandle } from '#src/platform/demo/use-handle.ts';

const Console = lazyDialog(() => import('./console/Console.tsx'));
const TourPanel = lazyInline(
  () => import('./tour-panel/TourPanel.tsx'),
  null,
  () => null,
);

/** How long a code is offered, in ms: as long as it is valid. */
const freshMs = codeMinutes * 60 * 1000;

/**
 * The demo's phone, only with the mock backend: shows the text messages that a person would get. While a page waits
 * for a code, the newest message appears at the upper edge, where no page has its primary action; all messages are at
 * the foot of the page.
 */
export default function Phone() {
  const messages = useMessages();
  const awaited = useSyncExternalStore(watchCodeAwaited, isCodeAwaited);
  const aheadMs = useAppSelector(selectAheadMs);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const admin = useAppSelector(selectAdmin);
  const handle = useConsoleHandle();
  const [progress] = useProgress();
  const [open, { toggle }] = useDisclosure();
  const isConsoleShown = useSyncExternalStore(watchConsole, isConsoleOpen);
  const openConsole = () => setConsoleOpen(true);
  const listId = useId();
  const [newest] = messages;
  const isFresh = newest && (aheadMs === null || Date.parse(newest.sentAt) > Date.now() + aheadMs - freshMs);
  const visibleMessage = awaited && isFresh && newest.id !== dismissed ? newest : null;
  useTypedLogin(visibleMessage, ({ id }) => setDismissed(id));
  useDroppedSituation(handle);
  useShortcuts({ D: handle ? openConsole : undefined });

  return (
    <aside aria-label="Demo phone">
      <div role="status">
        {visibleMessage && (
          <MessageToast message={visibleMessage} onClose={() => setDismissed(visibleMessage.id)} />
        )}
      </div>
      <div className={classes.phone} data-wide={admin}>
        <Button
          variant="subtle"
          size="sm"
          aria-expanded={open}
          aria-controls={listId}
          onClick={toggle}
          leftSection={<Icon name={open ? 'chevron-down' : 'chevron-right'} size={16} />}
          className={classes.toggle}
        >
          Demo phone{' '}
          <Badge color="secondary" ms="xs" className={classes.count}>
            {countText(messages.length)}
          </Badge>
        </Button>
        {handle && (
          <Button
            variant="subtle"
            size="sm"
            aria-keyshortcuts="Shift+D"
            onClick={openConsole}
            className={classes.toggle}
          >
            Demo console
            <BreachBadge exchanges={handle.exchanges} />
          </Button>
        )}
        {handle && <ToursButton variant="subtle" size="sm" className={classes.toggle ?? ''} />}
        <Collapse expanded={open} id={listId} keepMounted={false}>
          <Stack gap="xs" className={classes.messages}>
            {messages.length === 0 ? (
              <Text size="sm">One-time codes arrive here, as they would on your phone.</Text>
            ) : (
              <ol className={classes.list}>
                {messages.slice(0, 10).map((message) => (
                  <Paper key={message.id} component="li" withBorder p="sm">
                    <Text size="xs" c="dimmed">
                      {message.channel === 'SMS' ? 'Text message' : 'E-mail'} to {message.to},{' '}
                      <DateTimeText value={message.sentAt} />
                    </Text>
                    {message.channel === 'EMAIL' && <LetterHead />}
                    <Text size="sm">{message.text}</Text>
                  </Paper>
                ))}
              </ol>
            )}
          </Stack>
        </Collapse>
      </div>
      {handle && <DemoNotices faults={handle.faults} mixed={handle.mixed} />}
      {progress?.isLeft === false && <TourPanel progress={progress} />}
      {handle && isConsoleShown && <Console handle={handle} onClose={() => setConsoleOpen(false)} />}
    </aside>
  );
}

/** What every e-mail of the product begins with. */
function LetterHead() {
  const { productName } = useConfiguration();
  return (
    <div className={classes.letterHead}>
      <Text span fw="var(--mantine-font-weight-bold)">
        <Mark />
        {productName}
      </Text>
      <BrandStrip filled={1 / 4} marked={{ at: 1, as: 'due' }} />
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'no messages';
  return count === 1 ? '1 message' : `${count} messages`;
}

type Handle = Pick<MockBackend, 'messages'>;

function isHandle(ready: unknown): ready is Handle {
  return typeof ready === 'object' && ready !== null && 'messages' in ready;
}

const none: readonly Message[] = [];
const silent = () => () => undefined;

/** Returns the messages of the demo, newest first, and updates with them. */
function useMessages(): readonly Message[] {
  const inbox = useHandle(isHandle)?.messages;
  return useSyncExternalStore(inbox?.subscribe ?? silent, () => inbox?.list() ?? none);
}
