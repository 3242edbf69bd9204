import { Pill, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type Audience, maxChosen } from '#contracts/notifications/content.ts';
import { useGetUserQuery, useListUsersQuery } from '#src/administration/users/api.ts';

/** Pause in ms, to avoid a search for every letter. */
const pauseMs = 250;
const maxMatches = 8;
/** The number of chosen customers shown by name; a file may have many more. */
const maxShown = 12;

interface Props {
  readonly userIds: readonly string[];
  readonly onChange: (audience: Audience) => void;
}

/** Chooses customers by name: a search field, and the customers chosen so far. */
export function AudienceNames({ userIds, onChange }: Props) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), pauseMs);
  const query = { q: settled, limit: maxMatches, filter: { status: ['ACTIVE' as const] } };
  const { currentData: matches } = useListUsersQuery({ query }, { skip: settled === '' });
  const choose = (ids: readonly string[]) => onChange({ kind: 'USERS', userIds: [...ids] });
  const addableUsers = matches?.items.filter(({ id }) => !userIds.includes(id)) ?? [];
  return (
    <>
      <Select
        label="Customers"
        description="Search by name, tag or customer ID"
        placeholder="Add a customer"
        searchable
        disabled={userIds.length >= maxChosen}
        data={addableUsers.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        renderOption={({ option }) => <Option id={option.value} rows={addableUsers} />}
        filter={({ options }) => options} // the backend has already filtered them
        nothingFoundMessage={settled !== '' && matches ? 'No other active customer is called so' : undefined}
        value={null}
        searchValue={text}
        onSearchChange={setText}
        onChange={(id) => {
          if (id !== null) choose([...userIds, id]);
          setText('');
        }}
      />
      {userIds.length > 0 && (
        <Pill.Group role="group" aria-label="Chosen customers">
          {userIds.slice(0, maxShown).map((id) => (
            <Chosen key={id} id={id} onRemove={() => choose(userIds.filter((each) => each !== id))} />
          ))}
        </Pill.Group>
      )}
      {userIds.length > maxShown && (
        <Text size="sm" c="dimmed">
          and {userIds.length - maxShown} more
        </Text>
      )}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly rows: readonly {
    readonly id: string;
    readonly fullName: string;
    readonly maskedEmail: string | null;
    readonly maskedPhone: string | null;
  }[];
}

/** A name with further data, to distinguish customers with the same name. */
function Option({ id, rows }: OptionProps) {
  const row = rows.find((each) => each.id === id);
  return (
    <div>
      <Text size="sm" translate="no">
        {row?.fullName}
      </Text>
      <Text size="xs" c="dimmed">
        {row?.maskedEmail ?? row?.maskedPhone}
      </Text>
    </div>
  );
}

/** A chosen customer, by name once it has been fetched. */
function Chosen({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const { data } = useGetUserQuery({ params: { userId: id } });
  const name = data?.fullName ?? id;
  return (
    <Pill
      withRemoveButton
      onRemove={onRemove}
      // makes it reachable by keyboard
      removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {name}
    </Pill>
  );
}
