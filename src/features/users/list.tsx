import { listUsers } from '#contracts/users/endpoints.ts';
import type { UserRow } from '#contracts/users/user.ts';
import { useListUsersQuery } from './api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { Column } from '#src/lists/column.ts';
import { DataTable } from '#src/lists/DataTable.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { kycStatuses, userStatuses } from './labels.ts';
import { statusFilter, wordFilter } from '#src/lists/filters.ts';

const columns: readonly Column<UserRow>[] = [
  { key: 'name', header: 'Name', placement: 'title', sort: 'fullName', render: (user) => user.fullName },
  {
    key: 'contact',
    header: 'Contact',
    placement: 'detail',
    render: (user) => (
      <>
        {user.maskedEmail} <NoWrap>{user.maskedPhone}</NoWrap>
      </>
    ),
  },
  { key: 'tier', header: 'Tier', placement: 'fact', sort: 'riskTier', render: (user) => user.riskTier },
  {
    key: 'limit',
    header: 'Limit',
    placement: 'fact',
    sort: 'creditLimit',
    align: 'end',
    render: (user) => <Money value={user.creditLimit} />,
  },
  {
    key: 'principalLeft',
    header: 'Principal left',
    placement: 'fact',
    sort: 'principalLeft',
    align: 'end',
    render: (user) => <Money value={user.principalLeft} />,
  },
  {
    key: 'plans',
    header: 'Open plans',
    placement: 'fact',
    align: 'end',
    render: (user) =>
      user.openPlans === 0 ? (
        '–'
      ) : (
        <AppLink
          to={paths.administrationInstallments({ q: user.fullName })}
          aria-label={`${user.openPlans}: plans of ${user.fullName}`}
        >
          {user.openPlans}
        </AppLink>
      ),
  },
  {
    key: 'identity',
    header: 'Identity',
    placement: 'detail',
    render: (user) => kycStatuses[user.kycStatus].word,
  },
  {
    key: 'created',
    header: 'Customer since',
    placement: 'detail',
    sort: 'createdAt',
    render: (user) => <DateTimeText value={user.createdAt} form="day" />,
  },
  {
    key: 'status',
    header: 'Status',
    placement: 'side',
    sort: 'status',
    render: (user) => <Status {...userStatuses[user.status]} />,
  },
];

const filters = [
  statusFilter('status', 'Status', userStatuses),
  statusFilter('kycStatus', 'Identity', kycStatuses),
  wordFilter('riskTier', 'Tier', { A: 'Tier A', B: 'Tier B', C: 'Tier C', D: 'Tier D' }),
];

/** All customers, for the administration: contact masked, with what they owe. */
export function UserList() {
  const { query, control } = useListQuery(listUsers, { filters });
  const answer = useListUsersQuery({ query });
  return (
    <DataTable
      name="Users"
      columns={columns}
      rowKey={(user) => user.id}
      control={control}
      answer={answer}
      empty={{
        title: 'No customers yet',
        text: 'A customer appears here with the first sign-in by code.',
      }}
    />
  );
}
