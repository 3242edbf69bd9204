import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { UserDetails } from '#contracts/users/user.ts';
import type { UserNote } from '#contracts/users/note.ts';
import { type Action, type Actionable, stateOf } from '#src/kits/actions/action.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { addUserNote, completeUserNote, type NoteOfUser } from '#src/administration/users/note-actions.ts';
import { useGetUserQuery } from '#src/administration/users/api.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';

/** Administrators' notes about a customer, newest first; a note with a due day is completed here. */
export function UserNotes({ user }: { readonly user: UserDetails }) {
  const { refetch } = useGetUserQuery({ params: { userId: user.id } });
  const [adding, setAdding] = useState(false);
  const [completing, setCompleting] = useState<NoteOfUser | null>(null);
  return (
    <Stack gap="sm">
      <Group>
        <Starter action={addUserNote} entity={user} onStart={() => setAdding(true)} />
      </Group>
      {user.notes.length === 0 && (
        <Text size="sm" c="dimmed">
          No notes yet.
        </Text>
      )}
      {user.notes.map((note) => (
        <Paper key={note.no} withBorder p="sm">
          <Text size="sm">{note.text}</Text>
          <Text size="xs" c="dimmed" mb="2xs">
            {note.byName}, <DateTimeText value={note.createdAt} />
          </Text>
          <NoteState note={note} />
          {note.doneAt === null && (
            <Starter
              action={completeUserNote}
              entity={{ ...user, noteNo: note.no }}
              onStart={setCompleting}
            />
          )}
        </Paper>
      ))}
      {adding && (
        <LazyActionDialog
          action={addUserNote}
          entity={user}
          refetch={refetch}
          onClose={() => setAdding(false)}
        />
      )}
      {completing && (
        <LazyActionDialog
          action={completeUserNote}
          entity={completing}
          refetch={refetch}
          onClose={() => setCompleting(null)}
        />
      )}
    </Stack>
  );
}

function NoteState({ note: { dueOn, doneAt } }: { readonly note: UserNote }) {
  if (doneAt !== null)
    return (
      <Text size="xs">
        Completed <DateTimeText value={doneAt} />
      </Text>
    );
  return (
    dueOn !== null && (
      <Text size="xs" fw="var(--mantine-font-weight-medium)">
        Due on <DateText value={dueOn} />
      </Text>
    )
  );
}

interface StarterProps<Entity extends Actionable> {
  readonly action: Action<Entity>;
  readonly entity: Entity;
  readonly onStart: (entity: Entity) => void;
}

/** A button that opens an action's dialog, or says why it is not possible. */
function Starter<Entity extends Actionable>({ action, entity, onStart }: StarterProps<Entity>) {
  const state = stateOf(entity, action.name);
  if (!state?.allowed) return state && <Text size="xs">{state.reason}</Text>;
  return (
    <Button variant="default" size="xs" onClick={() => onStart(entity)}>
      {action.label}
    </Button>
  );
}
