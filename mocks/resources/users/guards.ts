import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { maxTags } from '#contracts/users/tag.ts';
import { moneyText } from '#mocks/core/format.ts';
import { invalidField, problem } from '#mocks/core/handler-result.ts';
import { noGiftWaiting, noRequestWaiting } from '#mocks/resources/request-waiting.ts';
import type { WalletReturn } from '#mocks/rules/wallet-return.ts';
import { unreached } from '#mocks/rules/delivery.ts';
import type { UserRecord } from './record.ts';

/** The maximum number of saved cards per customer. */
export const MAX_CARDS = 10;

/** The maximum number of notes per customer. */
export const MAX_NOTES = 200;

type Account = Pick<UserRecord, 'deletesOn' | 'openPlans' | 'walletBalance'>;

type Tagging = Pick<UserRecord, 'tags'> & { readonly tag: string };

/** What each action needs, said of a state that lacks it. */
export const userNeeds = {
  'add-note': 'Notes can be added until an account is closed.',
  message: 'Only an active account can get messages.',
  'give-scratchcard': 'Only an active account can get a scratchcard.',
  'start-order': 'An order can be started for an active account only.',
  'complete-note': 'Notes can be completed until an account is closed.',
  'reveal-contacts': 'Contacts can be shown until an account is closed.',
  'resend-code': 'Only an active account can get a code.',
  tag: 'Tags can be added until an account is closed.',
  untag: 'Tags can be removed until an account is closed.',
  'change-limit': 'The credit limit can be changed until an account is closed.',
  'end-sessions': 'Sessions can be ended until an account is closed.',
  block: 'Only an active account can be blocked.',
  unblock: 'Only a blocked account can be unblocked.',
} as const;

/** Guards that depend on stored state only. */
export const userGuards = {
  'no-request-waiting': noRequestWaiting,
  'no-gift-waiting': noGiftWaiting,
  'room-for-note': ({ notes }: Pick<UserRecord, 'notes'>) =>
    notes.length < MAX_NOTES ? null : `A customer has ${MAX_NOTES} notes at most.`,
  'note-open': ({ openNotes }: Pick<UserRecord, 'openNotes'>) => (openNotes > 0 ? null : 'No note is due.'),
  'room-for-tag': ({ tags }: Pick<UserRecord, 'tags'>) =>
    tags.length < maxTags ? null : `A customer has ${maxTags} tags at most.`,
  'has-tags': ({ tags }: Pick<UserRecord, 'tags'>) => (tags.length > 0 ? null : 'The customer has no tag.'),
  'wants-messages': (user: Pick<UserRecord, 'status' | 'preferences'>) => unreached(user),
  'code-awaited': ({ isAwaited }: { readonly isAwaited: boolean }) =>
    isAwaited ? null : 'No code has been requested. A code is valid for 5 minutes.',
  'no-deletion-requested': ({ deletesOn }: Pick<Account, 'deletesOn'>) =>
    deletesOn === null ? null : 'The deletion of your account was requested already.',
  'deletion-requested': ({ deletesOn }: Pick<Account, 'deletesOn'>) =>
    deletesOn === null ? 'The deletion of your account was not requested.' : null,
  'no-open-plans': ({ openPlans }: Pick<Account, 'openPlans'>) =>
    openPlans === 0 ? null : 'You can delete your account once all plans are paid off.',
  'wallet-returnable': ({
    walletBalance,
    walletReturn: { to, max },
  }: Pick<Account, 'walletBalance'> & { readonly walletReturn: WalletReturn }) => {
    if (walletBalance.amountMinor <= max) return null;
    const held = `Your wallet holds ${moneyText(walletBalance)}`;
    return to === null
      ? `${held}, and no card or bank account has paid yet that it could be returned to. Pay with it first.`
      : `${held}, more than was paid by card or bank. Pay with it until ${moneyText({ ...walletBalance, amountMinor: max })} or less is left, which is then returned to ${to}.`;
  },
  /** `held`: descriptions of the collateral that the customer has not confirmed to have back. */
  'nothing-held': ({ held }: { readonly held: readonly string[] }) =>
    held.length === 0
      ? null
      : `We still have to return ${held.join(', ')}. Confirm that you got it back first.`,
  'deletion-due': ({ deletesOn, today }: Pick<Account, 'deletesOn'> & { readonly today: LocalDate }) =>
    deletesOn !== null && deletesOn <= today ? null : 'The day of the deletion has not come.',
};

/** Guards that also depend on the request. */
export const userRequestGuards = {
  'tag-new': ({ tags, tag }: Tagging) =>
    tags.includes(tag) ? `The customer has the tag ${tag} already.` : null,
  'tag-given': ({ tags, tag }: Tagging) =>
    tags.includes(tag) ? null : `The customer does not have the tag ${tag}.`,
  'room-for-card': ({ otherCards }: { readonly otherCards: number }) =>
    otherCards < MAX_CARDS ? null : `At most ${MAX_CARDS} cards can be saved. Remove one first.`,
  /** `autopayOf`: the numbers of the plans that the card pays automatically. */
  'pays-no-plan': ({ autopayOf }: { readonly autopayOf: readonly string[] }) =>
    autopayOf.length === 0
      ? null
      : `It pays ${autopayOf.join(', ')} on the due dates. Choose another card there first.`,
  'same-currency': ({ creditLimit, limit }: Pick<UserRecord, 'creditLimit'> & { readonly limit: Money }) =>
    limit.currency === creditLimit.currency
      ? null
      : problem('currency-mismatch', `The credit limit is in ${creditLimit.currency}.`, {
          expected: creditLimit.currency,
          got: limit.currency,
        }),
  'contact-new': ({ isOwn }: { readonly isOwn: boolean }) =>
    isOwn ? invalidField('/contact', 'unchanged', 'This is your contact already.') : null,
  'contact-free': ({ isTaken }: { readonly isTaken: boolean }) =>
    isTaken ? problem('contact-taken', 'This contact belongs to another account. Use another one.') : null,
};
