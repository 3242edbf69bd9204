import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { OwnSession } from '#contracts/auth/session.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '#src/customer/auth/api.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import classes from './SessionsCard.module.css';

const deviceOf = ({ device }: OwnSession) => device ?? 'Unknown device';

/** The account's sessions, and buttons to end the other ones. */
export function SessionsCard() {
  const { online } = useAppSelector(selectShell);
  const isPageThere = useAfterFirstData();
  const { data, error, refetch } = useListSessionsQuery(isPageThere ? undefined : skipToken);
  const sendOnce = useSendOnce();
  const [end, { isLoading: isEnding }] = useEndSessionMutation();
  const [endOthers, { isLoading: isEndingAll }] = useEndOtherSessionsMutation();
  const [commandError, setCommandError] = useState<unknown>();
  const [ended, setEnded] = useState<string | null>(null);
  const busy = isEnding || isEndingAll;

  const endOne = async ({ id }: OwnSession) => {
    const response = await sendOnce(`end ${id}`, (key) => end({ key, params: { sessionId: id } }));
    setCommandError(response.error);
    setEnded(response.error === undefined ? 'The session was ended.' : null);
  };
  const endAll = async () => {
    const ids = data?.items.map(({ id }) => id).join(' ');
    const response = await sendOnce(`end others of ${ids}`, (key) => endOthers({ key }));
    setCommandError(response.error);
    setEnded(response.error === undefined ? 'All other sessions were ended.' : null);
  };

  return (
    <Card beside heading="Sessions" lead="Devices where you’re logged in. End any you don’t recognise.">
      {error !== undefined && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {error === undefined && !data && <Skeleton height="2.75rem" />}
      {data && (
        <Stack gap="sm">
          <ul className={classes.sessions}>
            {data.items.map((session) => (
              <li key={session.id} className={classes.session}>
                <div>
                  <Group gap="xs">
                    <Text fw={`var(--mantine-font-weight-${session.isCurrent ? 'medium' : 'regular'})`}>
                      {deviceOf(session)}
                    </Text>
                    {session.isCurrent && <StatusTag tone="info">This device</StatusTag>}
                  </Group>
                  <Text size="sm" c="dimmed">
                    Since <DateTimeText value={session.createdAt} />, last used{' '}
                    <DateTimeText value={session.lastSeenAt} />
                  </Text>
                </div>
                {!session.isCurrent && (
                  <Button
                    variant="default"
                    size="sm"
                    disabled={!online || busy}
                    aria-label={`End session: ${deviceOf(session)}`}
                    onClick={() => void endOne(session)}
                  >
                    End session
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {data.items.length > 2 && (
            <Group>
              <Button
                variant="default"
                size="sm"
                disabled={!online}
                loading={isEndingAll}
                onClick={() => void endAll()}
              >
                End all other sessions
              </Button>
            </Group>
          )}
          {commandError !== undefined && <ProblemNotice error={commandError} />}
          {ended !== null && (
            <Text size="sm" role="status">
              {ended}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}
