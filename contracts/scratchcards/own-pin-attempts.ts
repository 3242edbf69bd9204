import { endpoint } from '#contracts/endpoint.ts';
import { contractVersion } from '#contracts/version.ts';
import { PinAttempts } from './pin-attempts.ts';

export const getPinAttempts = endpoint({
  method: 'GET',
  path: '/v1/me/pin-attempts',
  summary: 'How many wrong PINs of scratchcards you may still enter, or until when you have to wait',
  access: 'signedIn',
  entity: 'scratchcard',
  answers: { 200: PinAttempts },
  problems: ['customers-only'],
  since: contractVersion,
  examples: [{ name: 'attempts' }],
});
