import { expect, test } from 'vitest';
import { customerNamed } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { opened } from '#tests/suite/backend.ts';
import { sending } from '#tests/suite/requests/notifications.ts';

const HOUR = 3_600_000;

/** Mira, and a notification to her alone. */
async function toMira() {
  const backend = await opened('happy');
  const customer = await person(backend);
  const { id } = await customerNamed(backend, people.mira);
  return { backend, customer, audience: { kind: 'USERS' as const, userIds: [id] } };
}

type World = Awaited<ReturnType<typeof toMira>>;

async function deliveriesOf({ backend }: World, params: { readonly notificationId: string }) {
  const { token } = await backend.session(people.administrator);
  await backend.wait(2_000); // sending is a job
  return backend.every('listDeliveries', { token, params });
}

test('sendNotification sends no offers to a customer who does not want them', async () => {
  const world = await toMira();
  await world.customer.prefers({ marketing: false });
  const { audience, backend } = world;
  const { params } = await sending(backend, { category: 'MARKETING', channels: ['IN_APP'], audience });
  expect(await deliveriesOf(world, params)).toMatchObject([{ status: 'SUPPRESSED', exclusion: 'OPT_OUT' }]);
});

test('sendNotification in quiet hours sends no e-mail, and puts the message into the inbox at their end', async () => {
  const world = await toMira();
  const { audience, backend } = world;
  await backend.wait(14 * HOUR); // midnight in Berlin
  const { params } = await sending(backend, { channels: ['IN_APP', 'EMAIL'], audience });
  const seen = async () =>
    new Map((await deliveriesOf(world, params)).map(({ channel, status }) => [channel, status]));
  expect(await seen()).toEqual(
    new Map([
      ['IN_APP', 'WAITING'],
      ['EMAIL', 'SUPPRESSED'],
    ]),
  );
  await backend.wait(9 * HOUR);
  expect((await seen()).get('IN_APP')).toBe('DELIVERED');
});
