import { endpoint } from '#contracts/endpoint.ts';
import { contractVersion } from '#contracts/version.ts';
import { periodQuery } from './period.ts';
import { Figure, FigureName, Figures } from './figure.ts';

export const getFigures = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard/figures',
  summary: 'All key figures of the business, of 28 days until today by default',
  access: 'administrator',
  permission: 'dashboard.read',
  entity: 'any',
  query: periodQuery,
  responses: { 200: Figures },
  problems: [],
  since: contractVersion,
  examples: [{ name: 'of four weeks' }, { name: 'of a week', query: { days: 7 } }],
});

export const getFigure = endpoint({
  method: 'GET',
  path: '/v1/admin/dashboard/figures/{figure}',
  summary: 'A key figure of the business, with the period before and a trend; 28 days until today by default',
  access: 'administrator',
  permission: 'dashboard.read',
  entity: 'any',
  params: { figure: FigureName },
  query: periodQuery,
  responses: { 200: Figure },
  problems: [],
  since: contractVersion,
  examples: [
    { name: 'collected in the last four weeks', params: { figure: 'collected' } },
    {
      name: 'sold in December',
      params: { figure: 'gmv' },
      query: { days: 31, to: '2026-12-31' },
    },
  ],
});
