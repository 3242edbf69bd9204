import { endpoint } from '#contracts/endpoint.ts';
import { z } from '#contracts/z.ts';
import { changeUser, ofUser } from './endpoint-members.ts';
import { MessageText, MessageTitle, UserMessages } from './message.ts';

const params = { userId: '{user}' };

export const sendUserMessage = endpoint({
  ...changeUser,
  path: '/v1/admin/users/{userId}/messages',
  summary: 'Send a message to the inbox of one customer',
  permission: 'users.support',
  takes: 'user.message',
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

export const listUserMessages = endpoint({
  ...ofUser,
  method: 'GET',
  path: '/v1/admin/users/{userId}/messages',
  summary: 'The newest messages that a customer was sent',
  permission: 'users.read',
  responses: { 200: UserMessages },
  problems: [],
  examples: [{ name: 'all', params }],
});
