import { endpoint } from '#contracts/endpoint.ts';
import { contractVersion } from '#contracts/version.ts';
import { periodQuery } from './period.ts';
import { Chart, ChartName } from './chart.ts';

export const getChart = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard/charts/{chart}',
  summary:
    'What a chart of the dashboard shows: money collected and scheduled by day or week, open plans by how late they are and by offer, payments that failed by reason, how far scratchcards and messages got, cards redeemed by day or week, and what is expected to expire unused by month',
  access: 'administrator',
  permission: 'dashboard.read',
  entity: 'any',
  params: { chart: ChartName },
  query: periodQuery,
  responses: { 200: Chart },
  problems: [],
  since: contractVersion,
  examples: [{ name: 'ageing of the plans', params: { chart: 'ageing' } }],
});
