import type { inboxGuards, inboxRequestGuards } from '#mocks/resources/inbox/guards.ts';
import { type Proofs, storiesAt } from '#tests/mocks/models/kit/story.ts';
import {
  messageSequences,
  paysBy,
  receipts,
  retries,
  snoozesBriefly,
  wishes,
} from '#tests/mocks/models/message.model.ts';

const { detected } = storiesAt(messageSequences);

export const inboxProofs: Proofs<[typeof inboxGuards, typeof inboxRequestGuards]> = {
  wanted: detected(wishes({ inApp: false, sms: true, quiet: null }), receipts),
  'first-today': detected(paysBy('poor'), retries),
  'not-quiet': detected(wishes({ inApp: true, sms: true, quiet: [9 * 60, 13 * 60] }), paysBy('good')),
  due: 'The clock takes only the messages whose time has come.',
  over: 'No step sends a notification to many, which alone can be cancelled or expire.',
  'snooze-in-range': detected(snoozesBriefly),
};
