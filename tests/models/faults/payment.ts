import type * as attempts from '#mocks/rules/payment-attempts.ts';
import type * as guards from '#mocks/resources/payments/guards.ts';
import type * as orderGuardsModule from '#mocks/resources/orders/guards.ts';
import type * as method from '#mocks/rules/payment-method.ts';
import type * as refund from '#mocks/rules/refund.ts';
import type * as takeParts from '#mocks/commands/take-parts.ts';
import { faultsOf, stopped } from './fault.ts';

const inAttempts = faultsOf<typeof attempts>('rules/payment-attempts');
const inGuards = faultsOf<typeof guards>('resources/payments/guards');
const inOrderGuards = faultsOf<typeof orderGuardsModule>('resources/orders/guards');
const inMethod = faultsOf<typeof method>('rules/payment-method');
const inRefund = faultsOf<typeof refund>('rules/refund');
const inTakeParts = faultsOf<typeof takeParts>('commands/take-parts');

const holds = () => null;

export const paymentFaults = [
  inAttempts('payment', 'attempts are not counted', () => ({ attemptsMade: () => 0 })),
  inAttempts('payment', 'what the bank refuses on a day is not counted', () => ({ refusedOn: () => 0 })),
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
  inGuards('payment', 'more can be refunded than is left', () => ({
    paymentRequestGuards: { 'within-refundable': holds },
  })),
  inGuards('plan', 'a refund may come while the bank decides', () => ({
    paymentGuards: { 'no-payment-processing': holds },
  })),
  stopped(
    inGuards('payment', 'a wallet may be overdrawn', () => ({
      paymentRequestGuards: { 'wallet-covers': holds },
    })),
  ),
  stopped(
    inGuards('payment', 'the parts need not add up', () => ({
      paymentRequestGuards: { 'sources-sum': holds },
    })),
  ),
  inGuards('payment', 'a card that was refused for good is tried again', () => ({
    paymentRequestGuards: { 'retryable-or-other-card': holds },
  })),
  stopped(
    inGuards('payment', 'what no card paid is charged back', () => ({
      paymentGuards: { 'paid-by-card': holds },
    })),
  ),
  inGuards('payment', 'a payment is tried again while the bank decides about another one', () => ({
    paymentGuards: { 'no-other-payment': holds },
  })),
  inGuards('payment', 'a payment is tried again that its plan does not wait for', () => ({
    paymentGuards: { 'plan-open': holds },
  })),
  inGuards('payment', 'the bank is asked for the same money without end', () => ({
    paymentGuards: { 'attempts-left': holds },
  })),
  inGuards('payment', 'the bank is asked for a plan without end on a day', () => ({
    paymentGuards: { 'attempts-left-today': holds },
  })),
  inOrderGuards('payment', 'an order is cancelled while the bank decides', () => ({
    orderGuards: { 'no-payment-processing': holds },
  })),
];
