import { Anchor } from '@mantine/core';
import { revealUserContacts } from '#contracts/users/administration-endpoints.ts';
import type { UserContacts } from '#contracts/users/contacts.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { reasonField } from '#src/kits/actions/fields.tsx';
import { userCompares } from './compares.ts';

/** Shows the contacts in full in the receipt only: they are gone when the dialog is closed. */
export const revealContacts = defineAction(revealUserContacts, {
  label: 'Show contacts',
  compares: userCompares,
  form: { reason: reasonField<UserDetails>() },
  lead: ({ fullName }) => `Viewing the contacts of ${fullName} is recorded, with your reason.`,
  receipt: ({ email, phoneE164 }: UserContacts) => ({
    title: 'Contacts',
    facts: [
      {
        label: 'Phone',
        value: phoneE164 === null ? '–' : <Contact to={`tel:${phoneE164}`} text={phoneE164} />,
      },
      { label: 'E-mail', value: email === null ? '–' : <Contact to={`mailto:${email}`} text={email} /> },
    ],
  }),
});

const Contact = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <Anchor href={to} size="sm" style={{ overflowWrap: 'anywhere' }}>
    {text}
  </Anchor>
);
