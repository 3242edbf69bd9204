import { deletionDays } from '#contracts/periods.ts';
import {
  cancelDeletion as cancelDeletionEndpoint,
  requestDeletion as requestDeletionEndpoint,
} from '#contracts/users/account-endpoints.ts';
import type { User } from '#contracts/users/user.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import type { Formats } from '#src/kits/actions/use-formats.ts';
import { accountCompares } from './account-compares.ts';

const common = { compares: accountCompares };

/** What becomes of the wallet and of scratchcards; nothing without either. */
function moneyAtDeletion({ walletBalance, atDeletion }: User, { money }: Formats): string {
  const { scratchcards, walletTo } = atDeletion;
  const { count, value } = scratchcards;
  const returned =
    walletTo === null ? '' : ` The ${money(walletBalance)} in your wallet is then returned to ${walletTo}.`;
  if (count === 0) return returned;
  const them = count === 1 ? ['a scratchcard', 'it'] : [`${count} scratchcards`, 'them'];
  return `${returned} You lose ${them[0]} worth ${money(value)}: redeem ${them[1]} first to keep the money.`;
}

export const requestDeletion = defineAction(requestDeletionEndpoint, {
  ...common,
  label: 'Delete account',
  dismiss: 'Keep account',
  tone: 'danger',
  lead: (user, formats) =>
    `Your account is deleted in ${deletionDays} days, and you can keep it until then. Name, contacts and messages are deleted, and orders that have not started are cancelled. Other orders and payments are kept without your name, as the law asks.${moneyAtDeletion(user, formats)}`,
});

export const cancelDeletion = defineAction(cancelDeletionEndpoint, {
  ...common,
  label: 'Keep account',
  dismiss: 'Close',
  lead: () => 'Your account will not be deleted.',
});
