import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#contracts/users/user.ts';
import { type Action, stateOf } from '#src/kits/actions/action.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { cancelDeletion, requestDeletion } from './account-actions.ts';

interface Props {
  readonly user: User;
  /** Why the deletion can neither be requested nor withdrawn now, beside the backend's reasons. */
  readonly refusal: string | null;
  readonly refetch: () => unknown;
}

/** The deletion of the account: the request, the date, and its withdrawal. */
export function DeletionCard({ user, refusal, refetch }: Props) {
  const [open, setOpen] = useState<Action<User> | null>(null);
  const { deletesOn } = user;
  const action = deletesOn === null ? requestDeletion : cancelDeletion;
  const reason = refusal ?? stateOf(user, action.name)?.reason ?? null;
  return (
    <Card beside heading="Delete account">
      <Stack gap="sm">
        {deletesOn !== null && (
          <StatusAlert color="warning" role="status">
            Your account will be deleted on <DateText value={deletesOn} />.
          </StatusAlert>
        )}
        <Group>
          <Button
            variant="default"
            size="sm"
            disabled={reason !== null}
            {...(reason === null && action.tone === 'danger' ? { c: 'error' } : {})}
            onClick={() => setOpen(action)}
          >
            {action.label}
          </Button>
        </Group>
        {reason !== null && (
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        )}
      </Stack>
      {open && (
        <LazyActionDialog action={open} entity={user} refetch={refetch} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
