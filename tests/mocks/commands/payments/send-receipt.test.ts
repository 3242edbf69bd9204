import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators, people } from '#tests/kit/people.ts';

const DAY = 86_400_000;

test('a receipt can be resent once per business day', async () => {
  const backend = await openBackend({ scenario: 'happy', running: true });
  const { payments, users, messages } = backend.store.tables;
  const mira = users.find('phoneE164', people.mira);
  const payment = payments.all().find(({ userId, status }) => userId === mira?.id && status === 'SUCCEEDED');
  const params = { paymentId: payment?.id ?? '' };
  const collector = await backend.signIn(administrators.COLLECTIONS);
  const sendReceipt = async (token = collector) => {
    const { version } = await backend.get('getPaymentAsAdministrator', { token, params });
    return backend.ask('sendPaymentReceipt', { token, params, ifMatch: `"${version}"` });
  };
  const sent = () => messages.all().filter(({ text }) => text.startsWith('Receipt for '));
  expect(sent()).toEqual([]);

  const first = await sendReceipt();
  expect(first).toMatchObject({
    status: 200,
    body: { status: 'SUCCEEDED', version: (payment?.version ?? 0) + 1 },
  });
  const token = await backend.signIn(people.mira);
  const [message] = (await backend.get('listInbox', { token })).items;
  expect(message?.title).toMatch(/^Receipt for €\d/);
  expect(message?.body).toContain(`plan ${payment?.planNumber}. Reference ${payment?.id}.`);
  expect(sent().map(({ to }) => to)).toEqual([people.mira]);

  expect(await sendReceipt()).toMatchObject({
    status: 409,
    body: {
      code: 'invalid-transition',
      detail: 'The receipt was sent today. It can be sent again tomorrow.',
    },
  });
  await backend.wait(DAY);
  const tomorrow = await backend.signIn(administrators.COLLECTIONS);
  expect((await sendReceipt(tomorrow)).status).toBe(200);
  expect(sent()).toHaveLength(2);
});
