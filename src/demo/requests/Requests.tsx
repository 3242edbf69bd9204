import { Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Exchange, Exchanges } from '#contracts/mock-in-page.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { ExchangeItem } from './ExchangeItem.tsx';
import { harOf } from './exchange-texts.ts';

/** So many more are rendered with each press. */
const step = 50;

/** The requests of this page with their bodies, each answer checked against the contract. */
export function Requests({ exchanges }: { readonly exchanges: Exchanges }) {
  const list = useSyncExternalStore(exchanges.subscribe, exchanges.list);
  const [words, setWords] = useState('');
  const [limit, setLimit] = useState(step);
  const isMatch = useMemo(() => matcher(words), [words]);
  const matching = list.filter(isMatch);
  const save = async () => saveFile('requests.har', 'application/json', await harOf(matching));
  return (
    <Stack gap="sm">
      <Group gap="xs" align="end">
        <TextInput
          type="search"
          label="Find requests"
          description="By method, path, status or “breach”"
          placeholder="POST plans 409"
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value);
            setLimit(step);
          }}
          flex="1 1 11rem" // with large text the button is below it
        />
        <Button variant="default" disabled={matching.length === 0} onClick={() => void save()}>
          Save as HAR
        </Button>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {countText(list.length, matching.length)}
      </Text>
      <List listStyleType="none" spacing="sm" size="sm">
        {matching.slice(0, limit).map((exchange) => (
          <ExchangeItem key={exchange.id} exchange={exchange} />
        ))}
      </List>
      {matching.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + step)}>
          Show {Math.min(step, matching.length - limit)} more
        </Button>
      )}
    </Stack>
  );
}

/** Says which requests have the words. It reads each once: the list is filtered again with each new request. */
function matcher(text: string): (exchange: Exchange) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const known = new WeakMap<Exchange, boolean>();
  return function isMatch(exchange) {
    const before = words.length === 0 || known.get(exchange);
    if (before !== undefined) return before;
    const has = hasWords(exchange, words);
    known.set(exchange, has);
    return has;
  };
}

/** Whether method, path, status or the check of the answer have each of the words. */
function hasWords({ method, path, status, breach }: Exchange, words: readonly string[]): boolean {
  const text = `${method} ${path} ${status ?? 'waiting'} ${breach ? 'breach' : ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function countText(all: number, matching: number): string {
  if (all === 0) return 'No requests yet.';
  const requests = all === 1 ? '1 request' : `${all} requests`;
  const since = 'since the page was loaded, the newest first.';
  return matching === all ? `${requests} ${since}` : `${matching} of ${requests} ${since}`;
}
