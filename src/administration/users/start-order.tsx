import { createOrderForCustomer } from '#contracts/users/administration-endpoints.ts';
import type { CartItem } from '#contracts/orders/cart.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { field, reasonField } from '#src/kits/actions/fields.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { userCompares } from './compares.ts';
import { OrderItems } from './OrderItems.tsx';

/** The products to order; none at first. */
const itemsField = field<UserDetails, readonly CartItem[]>({
  advice: 'Choose at least one product',
  initial: () => [],
  toMember: (value) => value,
  Input: ({ controlled }) => <OrderItems {...controlled} />,
});

export const startOrder = defineAction(createOrderForCustomer, {
  label: 'Start order',
  compares: userCompares,
  form: { items: itemsField, reason: reasonField<UserDetails>() },
  lead: ({ fullName }) =>
    `${fullName} gets a message, chooses a plan and confirms it. Nothing is bought before that.`,
  receipt: ({ id, number, total }, { money }) => ({
    title: `Order ${number} started`,
    text: <AppLink to={paths.orders({ open: id })}>View order</AppLink>,
    facts: [{ label: 'Total', value: money(total) }],
  }),
});
