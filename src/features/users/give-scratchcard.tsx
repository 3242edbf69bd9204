import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { giveScratchcard as giveScratchcardEndpoint } from '#contracts/scratchcards/gifts.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { defineAction } from '#src/actions/action.ts';
import { type Field, textField } from '#src/actions/fields.tsx';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useGiveScratchcardMutation } from './api.ts';
import { userCompares } from './compares.ts';
import { lazyInline } from '#src/ui/lazy-inline.tsx';

const LoadedChoice = lazyInline(() => import('./BatchChoice.tsx'), <Skeleton height="4rem" />);

const batchField: Field<UserDetails> = {
  advice: 'Choose a batch',
  initial: () => '',
  toMember: (value) => value,
  Input: ({ controlled }) => (
    <LoadedChoice
      {...(controlled as ComponentProps<typeof LoadedChoice>)} // value, change handler and error from the form
    />
  ),
};

export const giveScratchcard = defineAction(giveScratchcardEndpoint, {
  name: 'give-scratchcard',
  label: 'Give scratchcard',
  target: ({ id, version }: UserDetails) => ({ params: { userId: id }, version }),
  compares: userCompares,
  useSend: useGiveScratchcardMutation,
  form: { batchId: batchField, reason: textField<UserDetails>('Reason') },
  lead: ({ fullName }) => `${fullName} gets a digital scratchcard and a message about it.`,
  receipt: ({ id, code, value }, { money }) => ({
    title: `Scratchcard of ${money(value)} given`,
    text: <AppLink to={paths.administrationScratchcards({ open: id })}>View scratchcard</AppLink>,
    facts: [{ label: 'Code', value: code }],
    auditOf: id,
  }),
});
