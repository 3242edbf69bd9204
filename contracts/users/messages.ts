import { endpoint } from '#contracts/endpoint.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { z } from '#contracts/z.ts';
import { changeUser, ofUser } from './of-user.ts';

const params = { userId: '{user}' };

/** The title of a message to a customer. */
export const MessageTitle = z.string().check(z.minLength(3), z.maxLength(65));
/** The text of a message to a customer. */
export const MessageText = z.string().check(z.minLength(3), z.maxLength(500));

export const sendUserMessage = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/messages',
  summary: 'Send a message to the inbox of one customer',
  permission: 'users.support',
  audit: 'user.messaged',
  body: z.object({ title: MessageTitle, text: MessageText }),
  problems: ['invalid-transition'],
  examples: [
    {
      name: 'about a parcel',
      params,
      body: { title: 'Your parcel is on its way', text: 'It arrives on Tuesday. You need not do anything.' },
    },
  ],
});

/** A message that was sent to a customer. Whether the customer has read it is private and left out. */
export const UserMessage = z.pick(z.object(InboxItem.shape), {
  id: true,
  category: true,
  title: true,
  body: true,
  at: true,
});
/** The newest messages to a customer. */
export const UserMessages = z.object({ items: z.array(UserMessage).check(z.maxLength(20)) });

export const listUserMessages = endpoint({
  ...ofUser,
  method: 'GET',
  path: '/v1/admin/users/{userId}/messages',
  summary: 'The newest messages that a customer was sent',
  permission: 'users.read',
  answers: { 200: UserMessages },
  problems: [],
  examples: [{ name: 'all', params }],
});
