import { ProductId } from '#contracts/ids.ts';
import { PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const Product = z.object({
  id: ProductId,
  sku: z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(400)),
  /** A path of this origin, never a foreign address. */
  imageUrl: z.string().check(z.regex(/^\/[A-Za-z0-9/_.-]+$/)),
  unitPrice: PositiveMoney,
  category: z.enum(['KITCHEN', 'CYCLING', 'AUDIO', 'HOME', 'PHOTO']),
  active: z.boolean(),
});
export type Product = z.output<typeof Product>;
