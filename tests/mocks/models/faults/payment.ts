import type * as attempts from '#mocks/rules/payment-attempts.ts';
import type * as method from '#mocks/rules/payment-method.ts';
import type * as refund from '#mocks/rules/refund.ts';
import type * as takeParts from '#mocks/commands/payments/take-parts.ts';
import { faultsOf } from './fault.ts';

const inAttempts = faultsOf<typeof attempts>('rules/payment-attempts');
const inMethod = faultsOf<typeof method>('rules/payment-method');
const inRefund = faultsOf<typeof refund>('rules/refund');
const inTakeParts = faultsOf<typeof takeParts>('commands/payments/take-parts');

export const paymentFaults = [
  inAttempts('payment', 'attempts are not counted', () => ({ attemptsMade: () => 0 })),
  inAttempts('payment', 'what the bank refuses on a day is not counted', () => ({ refusedOn: () => 0 })),
  inAttempts('payment', 'a payment that the bank decides about can be made again', () => ({
    undecidedOf: () => null,
  })),
  inAttempts('payment', 'a payment that failed has moved money', () => ({ movesMoney: () => true })),
  inMethod('payment', 'a payment is found by its first part', () => ({
    methodOf: ([first]) => first?.kind ?? 'CARD',
  })),
  inRefund('payment', 'what the wallet paid is refunded to the bank', ({ refundDestinations }) => ({
    refundDestinations(amount, sources, given) {
      const bank = sources.find(({ kind }) => kind === 'CARD' || kind === 'BANK');
      return bank ? [{ ...bank, amount }] : refundDestinations(amount, sources, given);
    },
  })),
  inTakeParts('payment', 'a declined payment keeps the part of the wallet', () => ({
    undoParts: () => undefined,
  })),
];
