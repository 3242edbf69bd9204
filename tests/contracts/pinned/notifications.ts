import { type Pinned, type PinnedBodies, id, localDate, notText, nullable, text, ulid } from './values.ts';

const pagePath: Pinned = {
  accept: ['/', '/installments', '/installments/details?plan=PLN-000101'],
  reject: [...notText, '', 'installments', '//evil.example', '/\\evil.example', 'https://evil.example'],
};

const notificationFields: Readonly<Record<string, Pinned>> = {
  name: text(1, 120),
  category: { accept: ['PAYMENT', 'MARKETING'], reject: [...notText, '', 'plan', 'NEWS'] },
  channels: {
    accept: [['IN_APP'], ['IN_APP', 'EMAIL', 'SMS', 'PUSH']],
    reject: [null, undefined, [], 'EMAIL', ['EMAIL', 'EMAIL'], ['FAX']],
  },
  'channels.0': { accept: ['IN_APP', 'SMS'], reject: [...notText, '', 'in-app'] },
  'content.title': text(0, 65),
  'content.body': text(0, 500),
  'content.action.label': text(1, 40),
  translations: { accept: [[]], reject: [null, undefined, 'de', {}, ['de']] },
  'translations.0.locale': { accept: ['de', 'pt-BR'], reject: [...notText, '', 'german', 'DE'] },
  'translations.0.content.title': text(0, 65),
  'translations.0.content.body': text(0, 500),
  'translations.0.content.action.label': text(1, 40),
  'translations.0.content.action.path': pagePath,
  'content.action.path': pagePath,
  'audience.kind': { accept: ['SEGMENT'], reject: [...notText, '', 'segment', 'ALL'] },
  'audience.segment': {
    accept: ['ALL', 'WITH_PLAN', 'WITHOUT_PLAN', 'OVERDUE'],
    reject: [...notText, '', 'all', 'NONE'],
  },
  'audience.riskTiers': { accept: [[], ['A', 'D']], reject: [null, undefined, 'A', ['E']] },
  'audience.riskTiers.0': { accept: ['A', 'D'], reject: [...notText, '', 'a', 'E'] },
  'audience.kycStatuses': { accept: [[], ['VERIFIED']], reject: [null, undefined, 'NONE', ['X']] },
  'audience.kycStatuses.0': { accept: ['NONE', 'FAILED'], reject: [...notText, '', 'none'] },
  'audience.userIds': { accept: [[`usr_${ulid}`]], reject: [null, undefined, [], 'x', ['x']] },
  'audience.userIds.0': id('usr'),
  expiresAt: {
    accept: ['2027-01-12T09:00:00.000Z', null],
    reject: [undefined, '', '2027-01-12', 7, true, {}],
  },
};

/** What bodies about notifications must accept and refuse. */
export const notificationBodies: PinnedBodies = {
  createNotification: notificationFields,
  updateNotification: notificationFields,
  countAudience: notificationFields,
  sendNotification: {
    at: {
      accept: ['2027-01-12T09:00:00.000Z', '9899-12-31T23:59:59.999Z', null],
      reject: [undefined, '9900-01-01T00:00:00.000Z', '', '2027-01-12', '2027-01-12T09:00:00Z', 7, true, {}],
    },
    'repeats.every': { accept: ['DAY', 'WEEK', 'MONTH'], reject: [...notText, '', 'day', 'YEAR'] },
    'repeats.until': nullable(localDate),
    timeZone: { accept: ['FIXED', 'RECIPIENT'], reject: [...notText, '', 'fixed', 'Europe/Berlin'] },
  },
  retryDeliveries: {
    deliveryIds: {
      accept: [null, [`ndl_${ulid}`]],
      reject: [undefined, [], [`ndl_${ulid}`, `ndl_${ulid}`], [`ntf_${ulid}`], `ndl_${ulid}`, {}],
    },
  },
};
