import { problems } from '#contracts/problem.ts';

/** Why a bank declined a payment. */
export const DeclineCode = problems['payment-declined'].schema.shape.declineCode;
