import { endpoint } from '#contracts/endpoint.ts';
import { Dashboard } from './dashboard.ts';

export const getDashboard = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard',
  summary: 'What the administration looks at first: counts of rows, latest orders and payments',
  access: 'administrator',
  permission: 'dashboard.read',
  entity: 'any',
  responses: { 200: Dashboard },
  problems: [],
  since: '3.0.0',
  examples: [{ name: 'now' }],
});
