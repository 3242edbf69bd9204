import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { z } from '#contracts/z.ts';

export const MessageTitle = described(enteredText(3, 65), 'The title of a message to a customer.');
export const MessageText = described(enteredText(3, 500), 'The text of a message to a customer.');

export const UserMessage = described(
  z.pick(z.object(InboxItem.shape), {
    id: true,
    category: true,
    title: true,
    body: true,
    at: true,
  }),
  'A message that was sent to a customer. Whether the customer has read it is private and left out.',
);
export const UserMessages = described(
  z.object({ items: z.array(UserMessage).check(z.maxLength(20)) }),
  'The newest messages to a customer.',
);
