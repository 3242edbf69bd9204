import { Button, Code, Collapse, Group, List, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { memo, useEffect, useId, useState } from 'react';
import type { Exchange } from '#contracts/mock-in-page.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import { bodiesOf, curlOf, readable } from './exchange-texts.ts';

interface Props {
  readonly exchange: Exchange;
}

/** A request in one or two lines, which opens what was sent and what came. Does not render when others are added. */
export const ExchangeItem = memo(function ExchangeItem({ exchange }: Props) {
  const [open, { toggle }] = useDisclosure();
  const detailsId = useId();
  return (
    <List.Item styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {exchange.method} {exchange.path}
      </Text>
      <Group gap="2xs">
        <Text size="sm">{statusText(exchange)}</Text>
        {exchange.isReal && <StatusTag tone="neutral">Real API</StatusTag>}
        {exchange.isReplay && <StatusTag tone="info">Replayed</StatusTag>}
        {exchange.hasKey && !exchange.isReplay && <StatusTag tone="neutral">With a key</StatusTag>}
        <ContractCheck breach={exchange.breach} />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={`${open ? 'Hide' : 'Show'} bodies of ${exchange.method} ${exchange.path}`}
          onClick={toggle}
        >
          {open ? 'Hide' : 'Bodies'}
        </Button>
      </Group>
      <Collapse expanded={open} id={detailsId} keepMounted={false}>
        <Details exchange={exchange} />
      </Collapse>
    </List.Item>
  );
});

function Details({ exchange }: Pick<Props, 'exchange'>) {
  const [bodies, setBodies] = useState<Awaited<ReturnType<typeof bodiesOf>> | null>(null);
  useEffect(() => {
    let isShown = true;
    void bodiesOf(exchange).then((read) => isShown && setBodies(read));
    return () => {
      isShown = false;
    };
  }, [exchange]);
  if (bodies === null) return null;
  return (
    <Stack gap="xs" mt="2xs">
      <Body title="Sent" text={bodies.request} />
      {exchange.response && <Body title="Received" text={bodies.response} />}
      <Group gap="xs">
        <CopyText label="Copy as curl" text={curlOf(exchange, bodies)} />
      </Group>
    </Stack>
  );
}

function Body({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return <Text size="sm">{title}: no body</Text>;
  return (
    <div>
      <Text size="sm">{title}</Text>
      <Code block tabIndex={0} aria-label={title} mah="16rem" style={{ overflow: 'auto' }}>
        {readable(text)}
      </Code>
    </div>
  );
}

function statusText({ status, durationMs }: Exchange): string {
  if (status === null) return 'Waiting for an answer';
  return `${status === 'failed' ? 'Network failed' : status}, ${durationMs} ms`;
}

function ContractCheck({ breach }: Pick<Exchange, 'breach'>) {
  if (breach === undefined) return null;
  return breach === null ? (
    <StatusTag tone="success">Fits the contract</StatusTag>
  ) : (
    <>
      <StatusTag tone="error">Breaks the contract</StatusTag>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {breach}
      </Text>
    </>
  );
}
