import { expect, test } from 'vitest';
import { OrderedItems } from '#src/customer/checkout/pages/checkout/confirmation/OrderedItems.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

const line = (nameSnapshot: string, unitMinor: number, quantity: number) => ({
  productId: 'prd_01JH8ZK3W00000000000000000',
  nameSnapshot,
  quantity,
  unitPriceSnapshot: euro(unitMinor),
  lineTotal: euro(unitMinor * quantity),
});

test('the signature page names every line with its quantity, unit price and total', () => {
  const order = {
    lines: [line('Headphones', 349_00, 2), line('Espresso machine', 1_200_00, 1)],
    discountCode: 'WELCOME10',
    discount: euro(100_00),
    shipping: euro(0),
    tax: euro(0),
    total: euro(1_798_00),
  };
  const { container } = render(
    <ConfigurationContext value={defaults}>
      <OrderedItems order={order} />
    </ConfigurationContext>,
  );
  expect(container).toHaveTextContent('2 × Headphones, €349.00 each€698.00');
  expect(container).toHaveTextContent('1 × Espresso machine€1,200.00');
  expect(container).toHaveTextContent('Discount WELCOME10−€100.00Total of the order€1,798.00');
});
