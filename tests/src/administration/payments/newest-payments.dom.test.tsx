import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test.each([
  ['an order', 'orders', '/orders', 'orderId'],
  ['a plan', 'plans', '/mini-admin/installments', 'planId'],
] as const)(
  'the details of %s have its newest payments and link to all of them',
  async (_what, table, path, of) => {
    const on = await openBackend({ scenario: 'happy' });
    const payments = on.store.tables.payments.all();
    const counts = Map.groupBy(payments, (payment) => payment[of]);
    const { id } = on.store.tables[table].all().find((each) => (counts.get(each.id)?.length ?? 0) > 1) ?? {};
    await visit(`${path}?open=${id}`, { who: 'administrator', on });
    const section = await screen.findByRole('region', { name: 'Payments' });
    const rows = within(section).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(Math.min(5, counts.get(id ?? '')?.length ?? 0));
    expect(within(section).getByRole('link', { name: 'View payments' })).toHaveAttribute(
      'href',
      `/mini-admin/payments?${of}=${id}`,
    );
  },
);
