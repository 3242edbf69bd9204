import { requireRow } from '#mocks/core/handler-result.ts';
import { dayText, moneyText } from '#mocks/core/format.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { batchLifecycle } from '#mocks/resources/scratchcards/batch-lifecycle.ts';
import { given } from '#mocks/resources/scratchcards/lifecycle.ts';
import { saveScratchcard } from '#mocks/resources/scratchcards/store.ts';
import { accountFacts, giftsOfOne } from '#mocks/resources/users/facts.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { invariant } from '#mocks/errors/invariant.ts';

/**
 * Gives a customer the next active scratchcard of a batch as a digital one (transitions U32, B8, K11), and a message
 * about it. All that were given to one customer are added up, so that several small ones need approval, too.
 */
export const giveScratchcard: HandlerOf<'giveScratchcard'> = {
  needsApproval: ({ params, body, tables }) => {
    const user = tables.users.get(params.userId);
    const batch = tables.batches.get(body.batchId);
    return user !== undefined && batch !== undefined && batch.value.amountMinor > giftsOfOne(tables, user);
  },

  run(context) {
    const { params, body, tables, now, matchVersion, reply } = context;
    const user = requireRow(tables.users.get(params.userId), 'customer');
    matchVersion(user);
    const status = userLifecycle.take(user, 'give-scratchcard', accountFacts(tables, user));
    const batch = requireRow(tables.batches.get(body.batchId), 'batch');
    const free = tables.scratchcards
      .by('batchId', batch.id)
      .filter((card) => card.status === 'ACTIVE' && card.ownerId === null && card.pinCipher !== null);
    const { currency } = user.walletBalance;
    batchLifecycle.take(batch, 'give', { batch, toGive: free.length, currency });
    const [next] = free.toSorted((a, b) => (a.code < b.code ? -1 : 1));
    invariant(next, `The batch ${batch.number} has no card to give.`);
    const card = saveScratchcard(tables, given(next, user));
    deliver(
      context,
      {
        userId: user.id,
        topic: `scratchcard ${card.id}`,
        category: 'CARD',
        title: `You have a scratchcard of ${moneyText(card.value)}`,
        body: `Scratch it to see its PIN. Valid until ${dayText(card.expiresOn)}.`,
        action: { label: 'View scratchcard', path: '/redeem' },
      },
      user.preferences,
    );
    tables.users.replace({ ...user, status, lastMessageAt: now });
    const { id, code, value, expiresOn, version } = card;
    return reply(201, { id, code, value, expiresOn, version });
  },
};
