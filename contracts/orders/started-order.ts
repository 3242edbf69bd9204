import { OrderId, OrderNumber, Version } from '#contracts/ids.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** An order that an administrator created for a customer. */
export const StartedOrder = z.object({
  id: OrderId,
  number: OrderNumber,
  total: NonNegativeMoney,
  version: Version,
});
