import { problems } from '#contracts/problem.ts';

export const DeclineCode = problems['payment-declined'].schema.shape.declineCode;
