import { described } from '#contracts/described.ts';
import { OrderId, OrderNumber, Version } from '#contracts/ids.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const StartedOrder = described(
  z.object({
    id: OrderId,
    number: OrderNumber,
    total: NonNegativeMoney,
    version: Version,
  }),
  'An order that an administrator created for a customer.',
);
