import type { PatchedMutant } from './mutant.ts';

/** What a command should lead to beside its answer, and when it should be refused: left out, or done to the wrong thing. */
export const consequenceMutants: readonly PatchedMutant[] = [
  {
    what: 'a blocked customer stays logged in',
    only: 'blockUser logs the customer out',
    patch: {
      file: 'mocks/commands/users/administer.ts',
      right: 'const out = logOut(tables, user, now);\n  const blocked',
      wrong: 'const out = user;\n  const blocked',
    },
  },
  {
    what: 'the plan of a cancelled order stays open',
    only: 'cancelOrder cancels the plan that was signed',
    patch: {
      file: 'mocks/commands/orders/end.ts',
      right: 'if (plan) savePlan(tables, cancelPlan(plan, today));',
      wrong: '',
    },
  },
  {
    what: 'several small refunds need no second administrator',
    only: 'createRefund adds up the refunds of a payment',
    patch: {
      file: 'mocks/commands/payments/refund.ts',
      right: 'amountMinor > giveableAlone(before, currency)',
      wrong: 'amountMinor > giveableAlone(0, currency)',
    },
  },
  {
    what: 'a lower credit limit needs no second administrator',
    only: 'changeCreditLimit to a much lower limit',
    patch: {
      file: 'mocks/commands/users/administer.ts',
      right: 'amountMinor < least || amountMinor > most',
      wrong: 'amountMinor > most',
    },
  },
  {
    what: 'a code is accepted from another customer',
    only: 'verifyChallenge takes the code of a customer',
    patch: {
      file: 'mocks/commands/auth/verify-challenge.ts',
      right: "return purpose === 'SIGN_IN' || (subject !== null && userId === subject.id);",
      wrong: 'return true;',
    },
  },
  {
    what: 'a session lasts an hour without a request',
    only: 'getMe ends a session after 30 minutes',
    patch: {
      file: 'mocks/commands/auth/verify-challenge.ts',
      right: 'CUSTOMER: { idle: 30 * MINUTE',
      wrong: 'CUSTOMER: { idle: 60 * MINUTE',
    },
  },
  {
    what: 'customers who opted out get offers',
    only: 'sendNotification sends no offers',
    patch: {
      file: 'mocks/rules/delivery.ts',
      right: "kind.category === 'MARKETING' && !preferences.marketing",
      wrong: "kind.category === 'MARKETING' && preferences === null",
    },
  },
  {
    what: 'quiet hours are not kept',
    only: 'sendNotification in quiet hours',
    patch: {
      file: 'mocks/rules/delivery.ts',
      right: "quietHours === null || category === 'SECURITY'",
      wrong: "quietHours === null || category !== 'x'",
    },
  },
  {
    what: 'a saved card is charged a day late',
    only: 'setAutopay charges the card for instalment 1',
    patch: {
      file: 'mocks/rules/collection.ts',
      right: 'RETRY_AFTER_DAYS = [0, 1, 3, 5]',
      wrong: 'RETRY_AFTER_DAYS = [1, 2, 4, 6]',
    },
  },
  {
    what: 'late fees go on while a problem waits for an answer',
    only: 'openDispute keeps late fees away',
    patch: {
      file: 'mocks/rules/dispute.ts',
      right: "dispute?.status === 'OPEN' && day <= dispute.pausedUntil",
      wrong: "dispute?.status === 'x' && day <= dispute.pausedUntil",
    },
  },
  {
    what: 'collateral is kept after its plan was paid off',
    only: 'settlePlan releases the collateral',
    patch: {
      file: 'mocks/commands/collateral/follow-up.ts',
      right: '    returnCollateral(context, plan);\n',
      wrong: '',
    },
  },
  {
    what: 'a discount has no limit',
    only: 'createOrder takes the discount of WELCOME10 off EBIKE-01',
    patch: {
      file: 'mocks/rules/discounts.ts',
      right: '          takes.max.amountMinor,\n',
      wrong: '          Infinity,\n',
    },
  },
  {
    what: 'carts take a discount code that has ended',
    only: 'endDiscount: carts no longer take the code',
    patch: {
      file: 'mocks/rules/discounts.ts',
      right: "if (phase === 'ENDED') return { code: 'ended' };",
      wrong: '',
    },
  },
  {
    what: 'instalments may take a hundredth of a percent more of an income',
    only: 'createAssessment finds that 4001 bps',
    patch: {
      file: 'mocks/rules/affordability.ts',
      right: 'MAX_DSTI_BPS = 4_000',
      wrong: 'MAX_DSTI_BPS = 4_001',
    },
  },
  {
    what: 'collateral can be sold a day early',
    only: 'sellCollateral',
    patch: {
      file: 'mocks/rules/collateral.ts',
      right: 'SALE_NOTICE_DAYS = 14',
      wrong: 'SALE_NOTICE_DAYS = 13',
    },
  },
  {
    what: 'the collateral of a cancelled order cannot be used again',
    only: 'cancelOrder frees the collateral',
    patch: {
      file: 'mocks/commands/orders/end.ts',
      right: '  detachFrom({ tables }, order.id);\n',
      wrong: '',
    },
  },
];
