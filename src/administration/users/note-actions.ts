import * as administration from '#contracts/users/administration-endpoints.ts';
import * as messages from '#contracts/users/message-endpoints.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { dateField } from '#src/kits/actions/date-field.tsx';
import { type Field, textField } from '#src/kits/actions/fields.tsx';
import { userCompares } from './compares.ts';

export const addUserNote = defineAction(administration.addUserNote, {
  label: 'Add note',
  compares: userCompares,
  form: {
    text: textField<UserDetails>('Note'),
    dueOn: dateField<UserDetails>('Due on', { optional: true }),
  },
  lead: () => 'Administrators read it, the customer does not. With a day it is among the notes that are due.',
  receipt: () => ({ title: 'Note added' }),
});

/** A customer with the number of one of their notes. */
export type NoteOfUser = UserDetails & { readonly noteNo: number };

/** The number of the note; the page has chosen it, so the form shows no control. */
const whichNote: Field<NoteOfUser> = {
  advice: 'Choose a note',
  initial: ({ noteNo }) => noteNo,
  toMember: (value) => value,
};

export const completeUserNote = defineAction(administration.completeUserNote, {
  label: 'Complete note',
  compares: userCompares,
  form: { no: whichNote },
  lead: ({ notes, noteNo }: NoteOfUser) => notes.find(({ no }) => no === noteNo)?.text,
  receipt: () => ({ title: 'Note completed' }),
});

/** The fields of a message to customers. */
export const messageFields = <Entity>() => ({
  title: textField<Entity>('Title', { advice: 'Enter 3 to 65 characters', rows: null }),
  text: textField<Entity>('Text', { advice: 'Enter 3 to 500 characters', rows: 3 }),
});

export const sendUserMessage = defineAction(messages.sendUserMessage, {
  label: 'Send message',
  compares: userCompares,
  form: messageFields<UserDetails>(),
  lead: ({ fullName }) => `${fullName} reads it in the inbox, outside of quiet hours.`,
  receipt: ({ fullName }) => ({ title: `Message to ${fullName} sent` }),
});

export const resendUserCode = defineAction(administration.resendUserCode, {
  label: 'Resend code',
  compares: userCompares,
  lead: ({ fullName }) =>
    `${fullName} waits for a code to log in or to confirm a purchase, and has not received it. A new one goes to the same contact; the previous one stops working.`,
  receipt: ({ fullName }) => ({ title: `A new code was sent to ${fullName}` }),
});
