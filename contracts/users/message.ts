import { enteredText } from '#contracts/entered-text.ts';
import { InboxItem } from '#contracts/inbox/item.ts';
import { z } from '#contracts/z.ts';

/** The title of a message to a customer. */
export const MessageTitle = enteredText(3, 65);
/** The text of a message to a customer. */
export const MessageText = enteredText(3, 500);

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
