import type { NotificationDraft } from './content.ts';

type Template = Pick<NotificationDraft, 'category' | 'content'>;

/** Templates of messages, by name. */
export const notificationTemplates: Readonly<Record<string, Template>> = {
  'Pay early': {
    category: 'PLAN',
    content: {
      title: 'You can pay early',
      body: 'Hello {{firstName}}, {{leftToPay}} of your plans is left. Paying before the due date costs nothing.',
      action: { label: 'View instalments', path: '/installments' },
    },
  },
  'Redeem a scratchcard': {
    category: 'CARD',
    content: {
      title: 'Scratchcards in your wallet',
      body: 'Hello {{firstName}}, redeem a scratchcard and pay your next instalment with it.',
      action: { label: 'Redeem a card', path: '/redeem' },
    },
  },
  'Planned maintenance': {
    category: 'PLAN',
    content: {
      title: 'Tranche is closed for an hour on Sunday',
      body: 'Hello {{firstName}}, we work on Tranche on Sunday from 03:00 to 04:00. Payments are not affected.',
      action: null,
    },
  },
};
