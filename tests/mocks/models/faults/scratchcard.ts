import type * as breakage from '#mocks/rules/breakage.ts';
import type * as checkPin from '#mocks/resources/scratchcards/check-pin.ts';
import type * as guardsModule from '#mocks/resources/scratchcards/guards.ts';
import type * as lifecycle from '#mocks/resources/scratchcards/lifecycle.ts';
import type * as takePartsModule from '#mocks/commands/payments/take-parts.ts';
import type * as tokens from '#mocks/resources/scratchcards/tokens.ts';
import type * as wrongPins from '#mocks/rules/wrong-pins.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import { faultsOf, stopped } from './fault.ts';

const inBreakage = faultsOf<typeof breakage>('rules/breakage');
const inCheckPin = faultsOf<typeof checkPin>('resources/scratchcards/check-pin');
const inGuards = faultsOf<typeof guardsModule>('resources/scratchcards/guards');
const inLifecycle = faultsOf<typeof lifecycle>('resources/scratchcards/lifecycle');
const inTakeParts = faultsOf<typeof takePartsModule>('commands/payments/take-parts');
const inTokens = faultsOf<typeof tokens>('resources/scratchcards/tokens');
const inWrongPins = faultsOf<typeof wrongPins>('rules/wrong-pins');

const LONG_AGO = '2020-01-01';

export const scratchcardFaults = [
  inBreakage('scratchcard', 'what expired unused is a share of too many', ({ expectedBreakage }) => ({
    expectedBreakage: (valueMinor, { expired, created }) =>
      expectedBreakage(valueMinor, { expired, created: created + 1 }),
  })),
  inLifecycle('scratchcard', 'a scratchcard is redeemed twice', ({ redeemed, scratchcardLifecycle }) => ({
    redeemed: (card, redemption) => redeemed({ ...card, status: 'ACTIVE' }, redemption),
    scratchcardLifecycle: {
      decide: (card, trigger, facts) =>
        scratchcardLifecycle.decide(card && { ...card, status: 'ACTIVE' }, trigger, facts),
    },
  })),
  stopped(
    inGuards('scratchcard', 'a lock does not end by itself', () => ({
      scratchcardGuards: { 'lock-over': () => 'The lock has not ended.' },
    })),
  ),
  inLifecycle('scratchcard', 'a card that is unblocked keeps its wrong PINs', ({ unblocked }) => ({
    unblocked: (card) => ({ ...unblocked(card), failedAttempts: card.failedAttempts }),
  })),
  inLifecycle('scratchcard', 'a card that is unlocked keeps its wrong PINs', ({ unlocked }) => ({
    unlocked: (card) => ({ ...unlocked(card), failedAttempts: card.failedAttempts }),
  })),
  inLifecycle('scratchcard', 'a card that is given stays a printed one', ({ given }) => ({
    given: (card, user) => ({ ...given(card, user), kind: card.kind }),
  })),
  inLifecycle('scratchcard', 'wrong PINs do not lock a scratchcard', () => ({
    withWrongPin: (card) => card,
  })),
  inLifecycle('scratchcard', 'a scratchcard never expires', ({ scratchcardInTime }) => ({
    scratchcardInTime: (card, now) => scratchcardInTime(card, now, LONG_AGO),
  })),
  inTakeParts('scratchcard', 'what is left of a scratchcard is lost', ({ takeParts }) => ({
    takeParts(context, payment) {
      const spent = takeParts(context, payment);
      for (const { rest } of spent) changeWallet(context.tables, payment.userId, -rest);
      return spent.map((each) => ({ ...each, rest: 0 }));
    },
  })),
  inTakeParts('scratchcard', 'a scratchcard stays redeemed when its payment is declined', () => ({
    undoParts: () => undefined,
  })),
  inTokens('scratchcard', 'a token of a scratchcard lives for ever', ({ scratchcardOfToken }) => ({
    scratchcardOfToken: (tables, tokenId, owner, _now, pointer) =>
      scratchcardOfToken(tables, tokenId, owner, `${LONG_AGO}T00:00:00.000Z`, pointer),
  })),
  inWrongPins('scratchcard', 'wrong PINs are not counted', ({ oneMore }) => ({
    oneMore: (_before, now) => oneMore(null, now),
  })),
  inWrongPins('scratchcard', 'a customer never waits after wrong PINs', ({ oneMore }) => ({
    oneMore: (before, now) => ({ ...oneMore(before, now), lockedUntil: null }),
  })),
  inWrongPins('scratchcard', 'one try more is said to be left', ({ triesLeft }) => ({
    triesLeft: (before) => triesLeft(before) + 1,
  })),
  inCheckPin('scratchcard', 'a redemption does not end the count', () => ({
    forgetWrongPins: () => undefined,
  })),
  inCheckPin(
    'scratchcard',
    'a right PIN that redeems nothing ends the count',
    ({ judgePin, forgetWrongPins }) => ({
      judgePin(entering, pin) {
        const guess = judgePin(entering, pin);
        if (guess.kind === 'right') forgetWrongPins(entering.tables, entering.userId);
        return guess;
      },
    }),
  ),
];
