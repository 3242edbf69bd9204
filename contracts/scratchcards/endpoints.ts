import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { ScratchcardId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { contractVersion } from '#contracts/version.ts';
import { PinAttempts } from './pin-attempts.ts';
import {
  EnteredScratchcard,
  RedeemedScratchcard,
  RevealedScratchcard,
  Scratchcard,
  redemptionProblems,
  ScratchcardKind,
  ScratchcardStatus,
  ScratchcardToken,
} from './scratchcard.ts';

/** The problems of an entered PIN. Nothing about a scratchcard is revealed before its PIN was right. */
const entering = [
  'card-pin-invalid',
  'card-redemption-locked',
  ...redemptionProblems,
  'currency-mismatch',
  'account-blocked',
  'customers-only',
] as const;

/** The audit actions of an entered PIN that did not redeem its scratchcard. */
const otherwise = ['scratchcard.pin-refused', 'scratchcard.pin-entered'] as const;

const aCard = { pin: '4027193580647159', code: null };

export const createScratchcardToken = endpoint({
  method: 'POST',
  path: '/v1/scratchcard-tokens',
  summary:
    'Enter the PIN of a scratchcard: it is exchanged for a token to pay with; the scratchcard is not redeemed yet',
  access: 'signedIn',
  entity: 'scratchcard',
  idempotent: true,
  dryRun: 'refused',
  takes: 'scratchcard.redeem',
  audit: 'scratchcard.pin-entered',
  auditOutcomes: otherwise,
  body: EnteredScratchcard,
  responses: { 201: ScratchcardToken },
  location: {
    none: 'A token has no address: it is passed on as it is answered here, and nothing more of the card can be read.',
  },
  problems: entering,
  since: '1.3.0',
  examples: [{ name: 'by its PIN', body: aCard }],
});

export const redeemScratchcard = endpoint({
  method: 'POST',
  path: '/v1/scratchcards/redeem',
  summary: 'Redeem a scratchcard: its value goes to your wallet',
  access: 'signedIn',
  entity: 'scratchcard',
  idempotent: true,
  dryRun: 'refused',
  takes: 'scratchcard.redeem',
  audit: 'scratchcard.redeemed',
  auditOutcomes: otherwise,
  body: EnteredScratchcard,
  responses: { 200: RedeemedScratchcard },
  problems: entering,
  since: '1.3.0',
  examples: [{ name: 'by code and PIN', body: { pin: '2916458077351826', code: '0014-000001-7' } }],
});

export const listMyScratchcards = endpoint({
  method: 'GET',
  path: '/v1/me/scratchcards',
  summary: 'Scratchcards that you were given or have redeemed',
  access: 'signedIn',
  entity: 'scratchcard',
  ...paged({
    item: Scratchcard,
    sort: ['createdAt', 'value', 'status', 'expiresOn'],
    defaultSort: '-createdAt',
    search: ['id'],
    filters: { status: ScratchcardStatus, kind: ScratchcardKind },
    ranges: { createdAt: Instant },
  }),
  problems: [],
  since: '1.3.0',
  examples: [{ name: 'to be used', query: { filter: { status: ['ACTIVE'] } } }],
});

export const revealScratchcard = endpoint({
  method: 'POST',
  path: '/v1/me/scratchcards/{scratchcardId}/reveal',
  summary: 'Reveal the PIN of a digital scratchcard, to its customer; each reveal is in the audit',
  access: 'signedIn',
  entity: 'scratchcard',
  idempotent: true,
  secret: true,
  dryRun: 'refused',
  takes: 'scratchcard.reveal',
  audit: 'scratchcard.revealed',
  version: 'answers',
  params: { scratchcardId: ScratchcardId },
  responses: { 200: RevealedScratchcard },
  problems: ['invalid-transition'],
  since: '1.3.0',
  examples: [{ name: 'a digital card', params: { scratchcardId: '{scratchcard}' } }],
});

export const getPinAttempts = endpoint({
  method: 'GET',
  path: '/v1/me/pin-attempts',
  summary: 'How many wrong PINs of scratchcards you may still enter, or until when you have to wait',
  access: 'signedIn',
  entity: 'scratchcard',
  responses: { 200: PinAttempts },
  problems: ['customers-only'],
  since: contractVersion,
  examples: [{ name: 'attempts' }],
});
