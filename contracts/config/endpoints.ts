import { endpoint } from '#contracts/endpoint.ts';
import { Config } from './config.ts';

export const getConfig = endpoint({
  method: 'GET',
  path: '/v1/config',
  summary: 'Business time zone, business date, currency and the time of the server',
  access: 'public',
  responses: { 200: Config },
  problems: [],
  examples: [{ name: 'now' }],
});
