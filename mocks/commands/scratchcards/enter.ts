import type { BodyOf } from '#contracts/endpoint.ts';
import type { Contract } from '#contracts/index.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { requireRow, Problem } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import {
  attemptsOf,
  judgePin,
  forgetWrongPins,
  countWrongPin,
} from '#mocks/resources/scratchcards/check-pin.ts';
import { entered, redeemed, scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { batchOf, saveScratchcard } from '#mocks/resources/scratchcards/store.ts';
import { issueToken } from '#mocks/resources/scratchcards/tokens.ts';
import { scratchcardLabel, viewScratchcard } from '#mocks/resources/scratchcards/view.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import type { Charging } from '#mocks/commands/payments/take-parts.ts';

interface Entering extends Charging {
  readonly body: BodyOf<Contract['redeemScratchcard']>;
  readonly subject: Subject;
  readonly auditAs: (outcome: 'scratchcard.pin-refused' | 'scratchcard.pin-entered') => void;
}

interface Entered {
  readonly card: ScratchcardRecord;
  readonly user: UserRecord;
}

const customersOnly = 'Only customers can redeem scratchcards.';

export const getPinAttempts: HandlerOf<'getPinAttempts'> = ({ subject, tables, now, reply }) =>
  reply(200, attemptsOf(tables, accountOf(tables, subject, customersOnly).id, now));

/**
 * Finds the redeemable scratchcard of the entered PIN, and who entered it. Failed attempts have audit names of their
 * own; their problems are returned, not raised, so that the changed number of tries is stored.
 */
function enter(context: Entering): Entered | Problem {
  const { body, subject, tables, now, today, auditAs } = context;
  const user = accountOf(tables, subject, customersOnly);
  const entering = { tables, userId: user.id, now };
  const guess = judgePin(entering, body);
  if (guess.kind === 'locked') return guess.problem;
  if (guess.kind === 'wrong') {
    auditAs('scratchcard.pin-refused');
    return countWrongPin(entering, guess.card);
  }
  const { currency } = user.walletBalance;
  const facts = { user, card: guess.card, batch: batchOf(tables, guess.card), currency, today };
  const { problem } = scratchcardLifecycle.decide(guess.card, 'redeem', facts);
  const card = saveScratchcard(tables, entered(guess.card, now));
  if (problem === null) return { card, user };
  auditAs('scratchcard.pin-entered');
  return problem;
}

/** Exchanges a PIN for a token of a redeemable scratchcard, without redeeming it. */
export const createScratchcardToken: HandlerOf<'createScratchcardToken'> = (context) => {
  const right = enter(context);
  if (right instanceof Problem) return right;
  const { card, user } = right;
  const { id, expiresAt } = issueToken(context, card, user.id);
  return context.reply(201, { id, label: scratchcardLabel(card), value: card.value, expiresAt });
};

/** Redeems a scratchcard to the wallet with its whole value (transition K2). */
export const redeemScratchcard: HandlerOf<'redeemScratchcard'> = (context) => {
  const { tables, now, today, reply } = context;
  const right = enter(context);
  if (right instanceof Problem) return right;
  const { card, user } = right;
  const { currency } = user.walletBalance;
  const redemption = {
    batch: batchOf(tables, card),
    user,
    currency,
    paymentId: null,
    now,
    today,
  };
  const spent = saveScratchcard(tables, redeemed(card, redemption));
  forgetWrongPins(tables, user.id);
  changeWallet(tables, user.id, spent.value.amountMinor);
  const { walletBalance } = requireRow(tables.users.get(user.id), 'customer');
  return reply(200, { scratchcard: viewScratchcard(spent), walletBalance });
};
