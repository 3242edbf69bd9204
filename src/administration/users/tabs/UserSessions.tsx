import type { UserDetails } from '#contracts/users/user.ts';
import { useListUserSessionsQuery } from '#src/administration/users/api.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { FetchedRows } from './FetchedRows.tsx';

/** A customer's sessions. */
export function UserSessions({ user: { id: userId } }: { readonly user: UserDetails }) {
  const response = useListUserSessionsQuery({ params: { userId } });
  return (
    <FetchedRows response={response} none="Not logged in.">
      {(sessions) => (
        <SmallTable
          columns={['Device', 'Logged in', 'Last used']}
          rows={sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
            key: id,
            cells: [
              device ?? 'Not known',
              <DateTimeText key="begun" value={createdAt} />,
              <DateTimeText key="used" value={lastSeenAt} />,
            ],
          }))}
        />
      )}
    </FetchedRows>
  );
}
