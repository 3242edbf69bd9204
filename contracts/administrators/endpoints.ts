import { Approval } from '#contracts/approvals/approval.ts';
import { described } from '#contracts/described.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { AdministratorId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { AdministratorRole } from '#contracts/permissions.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { DetailedReason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { AdministratorDetails, AdministratorRow } from './administrator.ts';

const since = '3.0.0';
const params = { administratorId: '{administrator}' };

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/v1/admin/administrators',
  summary: 'Administrators and their roles',
  access: 'administrator',
  entity: 'administrator',
  permission: 'administrators.read',
  ...paged({
    item: AdministratorRow,
    sort: ['fullName', 'role', 'lastSeenAt'],
    defaultSort: 'fullName',
    search: ['fullName', 'email', 'id'],
    filters: { role: AdministratorRole },
    ranges: {},
  }),
  problems: [],
  since,
  examples: [{ name: 'who may approve', query: { filter: { role: ['ADMIN'] } } }],
});

export const getAdministrator = endpoint({
  method: 'GET',
  path: '/v1/admin/administrators/{administratorId}',
  summary: 'One administrator, with what the role allows',
  access: 'administrator',
  entity: 'administrator',
  permission: 'administrators.read',
  version: 'answers',
  params: { administratorId: AdministratorId },
  responses: { 200: AdministratorDetails },
  problems: [],
  since,
  examples: [{ name: 'one', params }],
});

export const changeRole = endpoint({
  method: 'POST',
  path: '/v1/admin/administrators/{administratorId}/role',
  summary:
    'Change the role of another administrator, after approval by a second one. It takes effect immediately',
  access: 'administrator',
  entity: 'administrator',
  permission: 'roles.change',
  approval: { permission: 'roles.change', entity: 'administrator', param: 'administratorId' },
  idempotent: true,
  takes: 'administrator.change-role',
  audit: 'administrator.role-changed',
  version: 'requires',
  params: { administratorId: AdministratorId },
  body: z.object({
    role: AdministratorRole,
    reason: described(DetailedReason, 'The reason, which is audited.'),
  }),
  responses: { 200: AdministratorDetails, 202: Approval },
  problems: ['invalid-transition'],
  since,
  examples: [
    { name: 'another team', params, body: { role: 'COLLECTIONS', reason: 'Moves to the collections team' } },
  ],
});

export const simulateRoleChange = endpoint(
  simulationOf('changeRole', changeRole, 'What an administrator could do with another role', since),
);
