import { Group, Text } from '@mantine/core';
import type { UserDetails } from '#contracts/users/user.ts';
import { useListAuditEventsQuery } from '#src/kits/actions/audit-api.ts';
import { actionName, reasonIn } from '#src/administration/audit/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { FetchedRows } from './FetchedRows.tsx';

/** The newest audit entries about a customer and what belongs to them: orders, plans, payments, collateral. */
export function UserAudit({ user: { id: userId } }: { readonly user: UserDetails }) {
  const response = useListAuditEventsQuery(
    { query: { filter: { userId: [userId] }, limit: 20 } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <FetchedRows
      response={response}
      none="Nothing was changed yet."
      more={
        <Group mt="sm">
          <AppLink to={paths.administrationAudit({ userId })}>View audit log</AppLink>
        </Group>
      }
    >
      {(events) => (
        <SmallTable
          columns={['Action', 'By', 'Time']}
          rows={events.map(({ id, action, actor, approvedBy, at, ...reason }) => ({
            key: id,
            cells: [
              <>
                <AppLink to={paths.administrationAudit({ userId, open: id })}>{actionName(action)}</AppLink>
                <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {reasonIn(reason)}
                </Text>
              </>,
              <>
                {actor.name}
                {approvedBy && (
                  <Text size="xs" c="dimmed">
                    Approved by {approvedBy.name}
                  </Text>
                )}
              </>,
              <DateTimeText key="time" value={at} />,
            ],
          }))}
        />
      )}
    </FetchedRows>
  );
}
