import { Group, List, Stack, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import type { Console, ConsoleHandle, Exchange } from '#contracts/mock-in-page.ts';

import { ReplayNotice } from './ReplayNotice.tsx';

interface Props {
  readonly handle: Pick<ConsoleHandle, 'exchanges' | 'replayed'>;
  readonly backend: Console;
}

/** The last requests of this page, each answer checked against the contract. */
export function RequestsTab({ handle: { exchanges, replayed }, backend }: Props) {
  const list = useSyncExternalStore(exchanges.subscribe, exchanges.list);
  return (
    <Stack gap="sm">
      {replayed !== null && <ReplayNotice replayed={replayed} />}
      <Text size="sm" c="dimmed">
        The last 50 requests since the page was loaded, newest first.
      </Text>
      {list.length === 0 && <Text>No requests yet.</Text>}
      <List listStyleType="none" spacing="sm" size="sm">
        {list.map((exchange) => (
          <List.Item
            key={exchange.id}
            styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
          >
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {exchange.method} {exchange.path}
            </Text>
            <Group gap="2xs">
              <Text size="sm">{statusText(exchange)}</Text>
              {exchange.isReplay && <StatusTag tone="info">Replayed</StatusTag>}
              {exchange.hasKey && !exchange.isReplay && <StatusTag tone="neutral">With a key</StatusTag>}
              {exchange.response && <ContractCheck exchange={exchange} backend={backend} />}
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function statusText({ status, durationMs }: Exchange): string {
  if (status === null) return 'Waiting for an answer';
  return `${status === 'failed' ? 'Network failed' : status}, ${durationMs} ms`;
}

function ContractCheck({ exchange, backend }: { readonly exchange: Exchange; readonly backend: Console }) {
  const [breach, setBreach] = useState<string | null | undefined>();
  useEffect(() => {
    let here = true;
    void backend.verdictOf(exchange).then((violation) => here && setBreach(violation));
    return () => {
      here = false;
    };
  }, [exchange, backend]);
  if (breach === undefined) return null;
  return breach === null ? (
    <StatusTag tone="success">Fits the contract</StatusTag>
  ) : (
    <>
      <StatusTag tone="error">Breaks the contract</StatusTag>
      <Text size="sm">{breach}</Text>
    </>
  );
}
