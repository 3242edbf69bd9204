import { variables, variablesOf } from '#contracts/notifications/content.ts';
import type { NotificationTemplate } from '#contracts/notifications/template.ts';
import type { Transaction } from './scenario.ts';

type Text = Omit<NotificationTemplate, 'id' | 'variables'>;

const texts: readonly Text[] = [
  {
    name: 'Pay early',
    category: 'PLAN',
    content: {
      title: 'You can pay early',
      body: 'Hello {{firstName}}, {{leftToPay}} of your plans is left. Paying before the due date costs nothing.',
      action: { label: 'View instalments', path: '/installments' },
    },
    translations: [],
  },
  {
    name: 'Redeem a scratchcard',
    category: 'CARD',
    content: {
      title: 'Scratchcards in your wallet',
      body: 'Hello {{firstName}}, redeem a scratchcard and pay your next instalment with it.',
      action: { label: 'Redeem a card', path: '/redeem' },
    },
    translations: [
      {
        locale: 'de',
        content: {
          title: 'Rubbelkarten in Ihrem Guthaben',
          body: 'Hallo {{firstName}}, lösen Sie eine Rubbelkarte ein und zahlen Sie damit Ihre nächste Rate.',
          action: { label: 'Karte einlösen', path: '/redeem' },
        },
      },
    ],
  },
  {
    name: 'Planned maintenance',
    category: 'PLAN',
    content: {
      title: 'Tranche is closed for an hour on Sunday',
      body: 'Hello {{firstName}}, we work on Tranche on Sunday from 03:00 to 04:00. Payments are not affected.',
      action: null,
    },
    translations: [],
  },
];

/** Adds the templates of notifications. Their ids are fixed, so that the seed gives all other ids as without them. */
export function fillTemplates({ tables }: Pick<Transaction, 'tables'>): void {
  for (const [index, text] of texts.entries()) {
    const id = `tpl_01KBSE7CM0000000000000000${index + 1}`;
    const named = variablesOf(text);
    const used = variables.filter((name) => named.includes(name));
    tables.notificationTemplates.insert({ ...text, id, variables: used });
  }
}
