import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { deliver } from '#mocks/resources/inbox/deliver.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUserDetails } from '#mocks/resources/users/view.ts';

/** Sends a message to a customer's inbox (transition U26). */
export const sendUserMessage: HandlerOf<'sendUserMessage'> = (context) => {
  const { params, body, tables, now, matchVersion, reply } = context;
  const user = requireRow(tables.users.get(params.userId), 'customer');
  matchVersion(user);
  const status = userLifecycle.take(user, 'message', user);
  const { title, text } = body;
  const notice = { userId: user.id, topic: `message ${now}`, category: 'PLAN', title, body: text } as const;
  deliver(context, { ...notice, action: null }, user.preferences);
  const messaged = { ...user, status, lastMessageAt: now };
  return reply(200, viewUserDetails(context, tables.users.replace(messaged)));
};

/** The maximum number of messages in one answer. */
const maxMessages = 20;

export const listUserMessages: HandlerOf<'listUserMessages'> = ({ params, tables, reply }) => {
  const user = requireRow(tables.users.get(params.userId), 'customer');
  const items = tables.inbox
    .by('userId', user.id)
    .filter(({ status }) => status !== 'SUPPRESSED')
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, maxMessages)
    .map(({ id, category, title, body, at }) => ({ id, category, title, body, at }));
  return reply(200, { items });
};
