import fc from 'fast-check';
import { notificationMachine } from '#contracts/notifications/machine.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import type { Segment } from '#contracts/notifications/content.ts';
import type { Channel } from '#contracts/notifications/notification.ts';
import type { z } from '#contracts/z.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { step } from '#tests/suite/models/step.ts';
import { draft } from '#tests/suite/requests/notifications.ts';
import { asks, same } from './ask.ts';
import { flow, type FlowStep, type World } from './flow.ts';

type ChannelName = z.output<typeof Channel>;

const MINUTE = 60_000;

interface NotificationWorld extends World {
  params: { readonly notificationId: string };
  admin: { readonly token: string };
  customer: { readonly token: string };
}

type NotificationStep = FlowStep<NotificationWorld>;

const named = (name: string, run: (world: NotificationWorld) => Promise<void>): NotificationStep =>
  step<NotificationWorld, Provider>(name, run);

const signsIn = async (backend: Provider) => ({
  admin: { token: await backend.signIn(people.administrator) },
  customer: { token: await backend.signIn(people.mira) },
});

async function begin(backend: Provider): Promise<NotificationWorld> {
  const { admin, customer } = await signsIn(backend);
  const { id: notificationId } = await backend.done(201, 'createNotification', { body: draft }, admin);
  return { backend, params: { notificationId }, admin, customer };
}

const now = ({ backend, params, admin }: NotificationWorld): Promise<NotificationDetails> =>
  backend.get('getNotification', { params, ...admin });

const arrived = ['DELIVERED', 'OPENED', 'CLICKED'];
const opened = ['OPENED', 'CLICKED'];

/** The stages of a notification are those of its deliveries, each customer counted once. */
async function check(world: NotificationWorld): Promise<void> {
  const { backend, params, admin } = world;
  const details = await now(world);
  const query = { sort: ['customerName', 'channel'] }; // the default sort leaves the order of the channels open
  const deliveries = await backend.every('listDeliveries', { params, query, ...admin });
  const customersThat = (...statuses: readonly string[]) =>
    new Set(deliveries.filter(({ status }) => statuses.includes(status)).map(({ userId }) => userId));
  const failed = deliveries.filter(({ status }) => ['FAILED', 'UNDELIVERABLE'].includes(status));
  const got = customersThat(...arrived);
  same('delivered', details.stats.delivered, got.size);
  same('opened', details.stats.opened, customersThat(...opened).size);
  same('clicked', details.stats.clicked, customersThat('CLICKED').size);
  same('errors', details.stats.errors, failed.length);
  const missed = new Set(failed.map(({ userId }) => userId).filter((userId) => !got.has(userId)));
  same('customers whom it did not reach', details.stats.failed, missed.size);
  const counted = (channel: ChannelName, ...statuses: readonly string[]) =>
    deliveries.filter((each) => each.channel === channel && statuses.includes(each.status)).length;
  for (const { channel, ...stage } of details.funnel)
    same(`the stages of ${channel}`, stage, {
      delivered: counted(channel, ...arrived),
      opened: counted(channel, ...opened),
      clicked: counted(channel, 'CLICKED'),
      waiting: counted(channel, 'WAITING'),
      suppressed: counted(channel, 'SUPPRESSED'),
      errors: counted(channel, 'FAILED', 'UNDELIVERABLE'),
      undeliverable: counted(channel, 'UNDELIVERABLE'),
    });
  if (['SENT', 'PARTIALLY_FAILED'].includes(details.status))
    same(
      'deliveries',
      deliveries.length,
      new Set(deliveries.map(({ userId }) => userId)).size * details.channels.length,
    );
}

type Command = 'unscheduleNotification' | 'cancelNotification' | 'pauseNotification' | 'resumeNotification';

const states = notificationMachine.transitions.map(({ trigger, from }) => ({
  trigger: String(trigger),
  from: from?.map(String) ?? [],
}));

const isAllowed = (trigger: string, status: string) =>
  states.some((each) => each.trigger === trigger && each.from.includes(status));

/** A command of an administrator, which the state of the notification allows or refuses. */
const commands = fc
  .constantFrom<readonly [Command, string]>(
    ['unscheduleNotification', 'unschedule'],
    ['cancelNotification', 'cancel'],
    ['pauseNotification', 'pause'],
    ['resumeNotification', 'resume'],
  )
  .map(([name, trigger]) =>
    named(`${trigger} the notification`, async (world) => {
      const { status, version } = await now(world);
      const call = { params: world.params, ...world.admin, ifMatch: `"${version}"` };
      await asks(world.backend, name, call, isAllowed(trigger, status) ? [] : ['invalid-transition']);
    }),
  );

/** @param later in minutes; null: at once */
const sends = fc.constantFrom(null, null, null, 30).map((later) =>
  named(`sends it ${later === null ? 'at once' : `in ${later} minutes`}`, async (world) => {
    const { backend, params, admin } = world;
    const { status, version } = await now(world);
    const at =
      later === null ? null : new Date(Date.parse(await backend.now()) + later * MINUTE).toISOString();
    const body = { at, repeats: null, timeZone: 'FIXED' };
    const call = { params, body, ...admin, ifMatch: `"${version}"` };
    const codes = status === 'DRAFT' ? [] : ['invalid-transition'];
    if (!(await asks(backend, 'sendNotification', call, codes)).answer) return;
    same('the status', (await now(world)).status, later === null ? 'SENDING' : 'SCHEDULED');
  }),
);

const segments: readonly z.output<typeof Segment>[] = ['WITH_PLAN', 'OVERDUE'];

/** Begins another one; whom it reaches is counted before. */
const drafts = fc
  .record({
    segment: fc.constantFrom(...segments),
    channels: fc.subarray<ChannelName>(['IN_APP', 'EMAIL', 'SMS'], { minLength: 1 }),
  })
  .map(({ segment, channels }) =>
    named(`begins one to ${segment} by ${channels.join(' and ')}`, async (world) => {
      const { backend, admin } = world;
      const title = `News by ${channels.join(' and ')}`; // the same text within a day is not delivered twice
      const audience = { kind: 'SEGMENT', segment } as const;
      const body = { ...draft, channels, audience, content: { ...draft.content, title } };
      const counted = await backend.get('countAudience', { body, ...admin });
      const { id, audienceCount } = await backend.done(201, 'createNotification', { body }, admin);
      same('the audience', audienceCount, counted.people);
      for (const channel of channels) {
        const excluded = counted.exclusions.filter((each) => each.channel === channel);
        const without = excluded.reduce((sum, each) => sum + each.people, 0);
        if (without > counted.people)
          throw new Error(`${without} of ${counted.people} customers do not get it by ${channel}`);
      }
      world.params = { notificationId: id };
    }),
  );

const waits = fc.constantFrom(1, 1, 6, 31, 120).map((minutes) =>
  named(`${minutes} minutes pass`, async (world) => {
    await world.backend.wait(minutes * MINUTE);
    Object.assign(world, await signsIn(world.backend));
    const { status } = await now(world);
    if (minutes >= 1 && status === 'SENDING') throw new Error('It is still being sent after a minute');
  }),
);

/** The newest unread message of the customer counts as read, and no other. */
const reads = fc.constant(
  named('the customer reads the newest message', async ({ backend, customer }) => {
    const inbox = () => backend.every('listInbox', customer);
    const before = await inbox();
    const newest = before.find(({ status }) => status === 'UNREAD');
    if (!newest) return;
    const call = { params: { inboxItemId: newest.id }, body: { status: 'READ' } } as const;
    await backend.done(200, 'updateInboxItem', call, { ...customer, ifMatch: `"${newest.version}"` });
    const expected = before.map(({ id, status }) => [id, id === newest.id ? 'READ' : status]);
    same(
      'the inbox',
      (await inbox()).map(({ id, status }) => [id, status]),
      expected,
    );
  }),
);

export const notificationFlow = flow('notification', {
  begin,
  check,
  steps: [sends, sends, commands, drafts, waits, waits, reads],
});
