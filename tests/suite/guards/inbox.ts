import { people } from '#tests/kit/people.ts';
import type { Situations } from './table.ts';

export const inboxSituations = {
  updateInboxItem: {
    'inbox.snooze: snooze-in-range': [
      {
        situation: 'it would come again years from now',
        code: 'validation-failed',
        scenario: 'happy',
        async call(backend) {
          const token = await backend.signIn(people.mira);
          const [message] = (await backend.get('listInbox', { token })).items;
          return {
            token,
            params: { inboxItemId: message?.id ?? '' },
            body: { status: 'SNOOZED', snoozedUntil: '2036-01-11T08:00:00.000Z' },
            ifMatch: `"${message?.version}"`,
          };
        },
      },
    ],
  },
} satisfies Partial<Situations>;
