import { listPage } from '#src/layout/list-page.tsx';
import { Text } from '@mantine/core';
import { listApprovals } from '#contracts/approvals/endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import type { RowOf } from '#contracts/list-types.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { NamedEntity } from '#src/ui/parts/NamedEntity.tsx';
import { approvalActions, approve, decisions, reject } from './actions.ts';
import { useGetApprovalQuery, useListApprovalsQuery } from './api.ts';
import { RequestedAmount } from './RequestedAmount.tsx';
import { reasonText } from '#src/administration/audit/labels.ts';
import { approvalStatuses, operationName } from './labels.ts';
import { ApprovalDetails } from './details.tsx';

const { text, dateTime, status, custom } = columnsOf(listApprovals);
const { moments } = filtersOf(listApprovals);

type Asked = Pick<RowOf<typeof listApprovals>, 'requestedAt' | 'requestedByName'>;

/** When it was requested and by whom, since administrators do not decide about their own requests. */
const Requested = ({ requestedAt, requestedByName }: Asked) => (
  <Text span display="block" inherit lh={1.2}>
    <DateTimeText value={requestedAt} />{' '}
    <Text span display="block" size="xs" c="dimmed" lh={1.2}>
      by {requestedByName}
    </Text>
  </Text>
);

export const approvalList = defineList(listApprovals, {
  name: 'Approvals',
  page: 'administrationApprovals',
  keyOf: ({ id }) => id,
  useRows: useListApprovalsQuery,
  columns: [
    custom('operation', 'Request', ({ operation }) => operationName(operation), { placement: 'title' }),
    custom('entityName', 'About', ({ entity, entityName }) => <NamedEntity {...{ entity, entityName }} />, {
      personal: true,
      exported: ({ entityName }) => entityName,
    }),
    custom('amount', 'Amount', (approval) => <RequestedAmount {...approval} />, {
      exported: ({ amount }) => amount,
      amounts: true,
      beside: {
        key: 'amountBefore',
        header: 'Amount before',
        exported: ({ amountBefore }) => amountBefore,
      },
      align: 'end',
    }),
    custom('entity', 'ID', ({ entity }) => entity.id, { optional: true }),
    text('requestedByName', 'Requested by', { sort: true, optional: true }),
    custom('reason', 'Reason', reasonText),
    custom('requestedAt', 'Requested', (approval) => <Requested {...approval} />, {
      sort: 'requestedAt',
      exported: ({ requestedAt }) => requestedAt,
      instants: true,
    }),
    dateTime('expiresAt', 'Expires', { sort: true, extra: true }),
    text('decidedByName', 'Decided by', { extra: true }),
    status('status', 'Status', approvalStatuses, { sort: true, filter: true }),
  ],
  filters: [moments('requestedAt', 'Requested')],
  views: { open: { label: 'Awaiting approval', filter: { status: ['PENDING'] } } },
  details: {
    useEntity: (approvalId) => useGetApprovalQuery({ params: { approvalId } }),
    title: ({ operation }) => operationName(operation),
    Facts: ApprovalDetails,
    actions: approvalActions,
    decisions,
    queue: {
      after: [approve, reject],
      useWaiting: (options) =>
        useListApprovalsQuery(
          { query: { filter: { status: ['PENDING'] }, sort: ['requestedAt'], limit: 2, total: true } },
          options,
        ),
    },
  },
  empty: { title: 'No approvals yet', text: 'What needs a second administrator appears here.' },
});

export default listPage(approvalList);
