import { Alert, Button, Group, List, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { entityTypes } from '#contracts/entities.ts';
import type { OperationName } from '#contracts/index.ts';
import { RealBaseUrl } from '#contracts/mixed.ts';
import type { MixedSwitch } from '#contracts/mock-in-page.ts';
import { api } from '#src/api/api.ts';
import { type Choice, choices, choicesOf } from '#src/demo/mixed/choices.ts';
import { breachOf } from '#src/demo/requests/breach.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';

type Outcome = 'asking' | 'unreachable' | { readonly status: number; readonly breach: string } | null;

/** Chooses what a real API answers in place of the mock; a notice on each page says what and from where. */
export function MixedTab({ mixed }: { readonly mixed: MixedSwitch }) {
  const current = useSyncExternalStore(mixed.subscribe, mixed.current);
  const offered = useSyncExternalStore(mixed.subscribe, mixed.offered);
  const proposed = current ?? offered;
  const [address, setAddress] = useState(proposed?.baseUrl ?? '');
  const [token, setToken] = useState('');
  const [operations, setOperations] = useState<readonly OperationName[]>(proposed?.operations ?? []);
  const [words, setWords] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const dispatch = useAppDispatch();
  const baseUrl = RealBaseUrl.safeParse(address).data ?? null;
  const refetch = () => dispatch(api.util.invalidateTags([...entityTypes]));

  async function switchOn(): Promise<void> {
    setSubmitted(true);
    if (baseUrl === null || operations.length === 0) return;
    setOutcome('asking');
    const found = await trial(baseUrl);
    setOutcome(found);
    if (found === 'unreachable') return;
    if (token !== '') mixed.keepToken(baseUrl, token);
    setToken('');
    mixed.set({ baseUrl, operations: [...operations] });
    refetch();
  }
  function end(): void {
    mixed.end();
    setOutcome(null);
    refetch();
  }
  const add = ({ operations: added }: Choice) => setOperations([...new Set([...operations, ...added])]);
  const remove = ({ operations: removed }: Choice) =>
    setOperations(operations.filter((operation) => !removed.includes(operation)));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void switchOn();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          A real API answers what you choose here; the mock answers all else. Each side has its own data: what
          one of them made, the other does not know by its id. Each has its own sessions and its own clock,
          too.
        </Text>
        <TextInput
          label="Base URL of the real API"
          description="What precedes /v1"
          placeholder="https://api.example.test"
          autoComplete="off"
          inputMode="url"
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          error={
            isSubmitted &&
            baseUrl === null &&
            'Enter an address that begins with http:// or https:// and has no “?”, such as https://api.example.test.'
          }
        />
        <PasswordInput
          label="Token of a session there"
          description={
            baseUrl !== null && mixed.hasToken(baseUrl)
              ? 'This tab keeps one. Enter another to replace it.'
              : 'Sent with what needs a session, in place of the mock’s. Kept for this tab, in no file. Without one such requests fail.'
          }
          autoComplete="off"
          value={token}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
        />
        <Select
          label="Add what it answers"
          description="A resource or one operation"
          placeholder="plans"
          searchable
          limit={30}
          nothingFoundMessage="No resource or operation has these words"
          data={choices
            .filter((choice) => choice.operations.some((operation) => !operations.includes(operation)))
            .map(({ value, label }) => ({ value, label }))}
          value={null}
          searchValue={words}
          onSearchChange={setWords}
          onChange={(chosen) => {
            const choice = choices.find(({ value }) => value === chosen);
            if (choice) add(choice);
            setWords('');
          }}
          error={
            isSubmitted &&
            operations.length === 0 &&
            'Choose a resource or an operation that the real API is to answer.'
          }
        />
        <List listStyleType="none" spacing="2xs" aria-label="From the real API">
          {choicesOf(operations).map((choice) => (
            <List.Item
              key={choice.value}
              styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
            >
              <Group gap="xs" justify="space-between">
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {choice.label}
                </Text>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Remove ${choice.label}`}
                  onClick={() => remove(choice)}
                >
                  Remove
                </Button>
              </Group>
            </List.Item>
          ))}
        </List>
        <Group gap="xs">
          <Button type="submit" size="sm" disabled={outcome === 'asking'}>
            {current === null ? 'Switch on' : 'Apply'}
          </Button>
          <Button variant="default" size="sm" disabled={proposed === null} onClick={end}>
            All from the mock
          </Button>
        </Group>
        <div role="status">
          {outcome === 'asking' && <Text size="sm">Asking {baseUrl}…</Text>}
          {outcome === null && current !== null && isSubmitted && (
            <Text size="sm">It is on for this tab.</Text>
          )}
        </div>
        <Trouble outcome={outcome} baseUrl={baseUrl ?? ''} />
      </Stack>
    </form>
  );
}

/** Asks a real API for what everyone may read. */
async function trial(baseUrl: string): Promise<Outcome> {
  try {
    const response = await fetch(`${baseUrl}/v1/config`, { cache: 'no-store', credentials: 'omit' });
    const breach = await breachOf('GET', '/v1/config', response);
    return breach === null ? null : { status: response.status, breach };
  } catch {
    return 'unreachable';
  }
}

function Trouble({ outcome, baseUrl }: { readonly outcome: Outcome; readonly baseUrl: string }) {
  if (outcome === 'unreachable') {
    return (
      <Alert color="error" role="alert" title={`${baseUrl} did not answer`}>
        It was not switched on. One of three things is wrong:
        <List size="sm">
          <List.Item>Nothing listens there: check the address, and that the API is running.</List.Item>
          <List.Item>
            The API does not accept calls from {window.location.origin}: allow that origin there (CORS).
          </List.Item>
          <List.Item>
            The policy of this site does not allow calls to it: start it with --real-api {baseUrl}.
          </List.Item>
        </List>
      </Alert>
    );
  }
  if (outcome === null || outcome === 'asking') return null;
  return (
    <Alert color="warning" role="alert" title="It is on, and its configuration breaks the contract">
      GET /v1/config was answered with {outcome.status}: {outcome.breach}. If that is no answer of this API,
      correct the base URL and press Apply, or choose All from the mock.
    </Alert>
  );
}
