import * as administration from '#contracts/users/administration-endpoints.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { exponents, type Money } from '#contracts/money.ts';
import { approvalRequested } from '#src/kits/actions/approval-requested.tsx';
import { defineAction } from '#src/kits/actions/action.ts';
import { moneyField, reasonField } from '#src/kits/actions/fields.tsx';
import { userCompares } from './compares.ts';
import { addUserNote, sendUserMessage, resendUserCode } from './note-actions.ts';
import { startOrder } from './start-order.tsx';
import { giveScratchcard } from './give-scratchcard.tsx';
import { revealContacts } from './reveal-contacts.tsx';
import { tagUser, untagUser } from './tag-actions.tsx';

const reason = reasonField<UserDetails>();
const common = { compares: userCompares } as const;

export const unblockUser = defineAction(administration.unblockUser, {
  ...common,
  label: 'Unblock account',
  form: { reason },
  lead: ({ fullName }) => `${fullName} can log in again.`,
  receipt: ({ fullName }) => ({ title: `The account of ${fullName} is active again` }),
});

export const blockUser = defineAction(administration.blockUser, {
  ...common,
  label: 'Block account',
  undo: unblockUser,
  tone: 'danger',
  form: { reason },
  lead: ({ fullName }) =>
    `${fullName} is logged out everywhere and can neither buy nor pay until the account is unblocked. Open plans stay due, autopay continues and failed payments can be retried, but no late fee is charged meanwhile.`,
  receipt: ({ fullName }) => ({ title: `The account of ${fullName} is blocked` }),
});

export const endUserSessions = defineAction(administration.endUserSessions, {
  ...common,
  label: 'End all sessions',
  form: { reason },
  lead: ({ fullName }) => `${fullName} is logged out on every device and logs in again with a code.`,
  receipt: ({ fullName }) => ({ title: `${fullName} is logged out` }),
});

/** Whether this limit is outside of what one administrator can set, as the backend says. */
const needsSecond = ({ limitsOfOne: { least, most } }: UserDetails, { amountMinor }: Money) =>
  amountMinor < least.amountMinor || amountMinor > most.amountMinor;

/** The highest amount that the catalogue finances. */
const highest = { amountMinor: 50_000_00, currency: 'EUR' } as const;

export const changeCreditLimit = defineAction(administration.changeCreditLimit, {
  ...common,
  label: 'Change credit limit',
  form: {
    creditLimit: {
      ...moneyField<UserDetails>('Credit limit', {
        max: () => highest,
        isWarned: needsSecond,
        description: ({ creditLimit, limitsOfOne: { least, most } }, { money }) =>
          `It is ${money(creditLimit)} now. Below ${money(least)} or above ${money(most)}, a second administrator has to approve it.`,
      }),
      initial: ({ creditLimit }) => creditLimit.amountMinor / 10 ** exponents[creditLimit.currency],
    },
    reason,
  },
  confirm: ({ creditLimit }, { money }, user) =>
    `${needsSecond(user, creditLimit) ? 'Request' : 'Set to'} ${money(creditLimit)}`,
  receipt: (response, { money }) =>
    'operation' in response
      ? approvalRequested(response, 'changed')
      : { title: `The credit limit is ${money(response.creditLimit)}` },
});

/** In the order of the menu of a row. */
export const userActions = [
  addUserNote,
  sendUserMessage,
  startOrder,
  giveScratchcard,
  revealContacts,
  resendUserCode,
  tagUser,
  untagUser,
  changeCreditLimit,
  endUserSessions,
  blockUser,
  unblockUser,
] as const;
