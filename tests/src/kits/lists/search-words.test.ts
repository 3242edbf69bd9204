import { expect, test } from 'vitest';
import { listAdministrators } from '#contracts/administrators/endpoints.ts';
import { listApprovals } from '#contracts/approvals/endpoints.ts';
import { listAuditEvents } from '#contracts/audit/endpoints.ts';
import { listAllCollaterals } from '#contracts/collateral/administration-endpoints.ts';
import { listJobs } from '#contracts/jobs/endpoints.ts';
import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { listAllOrders } from '#contracts/orders/administration-endpoints.ts';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listAllPlans } from '#contracts/plans/list-endpoints.ts';
import { listBatches } from '#contracts/scratchcards/batch-endpoints.ts';
import { listAllScratchcards } from '#contracts/scratchcards/administration-endpoints.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import type { Paging } from '#contracts/paging.ts';
import type { Row } from '#src/platform/routing/page-row.ts';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { searchWords } from '#src/kits/lists/search-words.ts';

test('the search field names the fields that the contract searches, each word once', () => {
  expect(searchWords(listUsers.paging)).toBe('name, id, whole e-mail, whole phone, tag');
  expect(searchWords(listAllPayments.paging)).toBe('id, plan, order, customer, card, amount');
  expect(searchWords({ search: ['name', 'fullName', 'code'], masked: [] })).toBe('name, code');
});

test('the outline of a list has the same text as its search field', () => {
  const lists: Partial<Record<RouteId, { readonly paging: Paging }>> = {
    users: listUsers,
    orders: listAllOrders,
    administrationUsers: listUsers,
    administrationAdministrators: listAdministrators,
    administrationApprovals: listApprovals,
    administrationAudit: listAuditEvents,
    administrationScratchcards: listAllScratchcards,
    administrationCollateral: listAllCollaterals,
    administrationPlans: listAllPlans,
    administrationJobs: listJobs,
    administrationNotifications: listNotifications,
    administrationPayments: listAllPayments,
    administrationBatches: listBatches,
  };
  const outlined = routeIds().flatMap((id) => {
    const { search }: Row = routes[id];
    return search === undefined ? [] : [[id, search]];
  });
  const searched = Object.entries(lists).map(([id, { paging }]) => [id, searchWords(paging)]);
  expect(outlined.toSorted()).toEqual(searched.toSorted());
});
