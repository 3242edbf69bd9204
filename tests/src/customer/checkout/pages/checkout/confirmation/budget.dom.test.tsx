import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { productNamed, storedDraft } from '#tests/kit/visit.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A customer who has chosen six months for the espresso machine (docs/domain.md, "Worked examples"). */
async function atTheBudget() {
  const customer = customerInApplication();
  const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
  const app = await customer.opens('/checkout/confirmation', { draft: { items, offerCode: 'STD6' } });
  await customer.signsIn();
  await heading('Does it fit your budget?');
  return { customer, app };
}

type App = Awaited<ReturnType<typeof atTheBudget>>['app'];

describe('the budget', () => {
  test('a sufficient budget leads to the signature, which shows what it is based on', async () => {
    const { customer } = await atTheBudget();
    const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the checkout' }));
    const step = () => steps().getByRole('button', { name: /Payment/ });
    expect(step()).toHaveAttribute('aria-current', 'step');
    await customer.statesBudget();
    await screen.findByRole('button', { name: 'Send me the code' }); // the page before it has the same heading
    expect(await heading('Review and confirm')).toHaveFocus();
    expect(step()).toHaveTextContent('Payment, done');
    await screen.findByRole('heading', { name: 'Your budget' });
    const text = plain(document.querySelector('main')?.textContent);
    for (const figure of ['€856.31', '€428.15', 'Your plans here€183.69', '24.06%', 'at most 40%'])
      expect(text).toContain(figure);
  });

  test('says why it is too small, and a button pays enough today', async () => {
    const { customer, app } = await atTheBudget();
    await customer.statesBudget(['2400', '2100', '0']);
    expect(await heading('This plan does not fit your budget yet')).toHaveFocus();
    expect(
      screen.getByText(/€183\.69 a month is more than half of the €116\.31 that you have left/),
    ).toBeVisible();
    await customer.user.click(screen.getByRole('button', { name: /^Pay €[\d.,]+ today$/ }));
    await heading('Review and confirm');
    expect(storedDraft().downPaymentBps).toBeGreaterThan(1_000);
    await waitFor(() => expect(app.backend.store.tables.assessments.all().length).toBeGreaterThan(1));
    expect(app.requests.filter(({ name }) => name.endsWith('/assessments'))).toHaveLength(1);
  });

  test('can be corrected, with the amounts filled in', async () => {
    const { customer } = await atTheBudget();
    await customer.statesBudget(['100', '0', '0']);
    await customer.user.click(await screen.findByRole('button', { name: 'Edit the amounts' }));
    const income = await screen.findByLabelText('Income, after tax');
    expect(income).toHaveValue('100.00');
    await customer.user.clear(income);
    await customer.user.type(income, '2400{Enter}');
    await heading('Review and confirm');
  });

  test('is not sent without a network', async () => {
    const { app } = await atTheBudget();
    act(() => void app.store.dispatch(connectionChanged(false)));
    expect(await screen.findByRole('button', { name: 'Check my budget' })).toBeDisabled();
    expect(screen.getByText(/It is checked immediately/)).toBeVisible();
  });

  test('with an empty field is not sent', async () => {
    const { customer, app } = await atTheBudget();
    await customer.statesBudget(['2400', '1150', '']);
    expect(await screen.findByText('Enter 0 if you have none')).toBeVisible();
    expect(app.requests.some(({ name }) => name.endsWith('/assessments'))).toBe(false);
  });

  test('has to be stated again after it has expired, with the amounts filled in', async () => {
    const { customer, app } = await atTheBudget();
    await customer.statesBudget();
    await heading('Review and confirm');
    const before = app.backend.store.tables.assessments.all().length;
    await app.backend.store.transact(({ tables, clock }) => {
      for (const row of tables.assessments.all())
        tables.assessments.replace({ ...row, validUntil: clock.now() });
    });
    app.store.dispatch(api.util.invalidateTags(['order']));
    await heading('Does it fit your budget?');
    const income = await screen.findByLabelText('Income, after tax');
    expect(income).toHaveValue('2,400.00');
    await customer.user.type(income, '{Enter}');
    await heading('Review and confirm');
    expect(app.backend.store.tables.assessments.all()).toHaveLength(before + 1);
  });

  test('that was declined can be reviewed by a person, whose decision is shown', async () => {
    const { customer, app } = await atTheBudget();
    await customer.statesBudget(['2400', '2300', '0']);
    await customer.user.click(await screen.findByRole('button', { name: 'Request a manual review' }));
    await customer.user.type(await screen.findByLabelText(/^What should we know/), 'A raise in March');
    await customer.user.click(screen.getByRole('button', { name: 'Request review' }));
    await screen.findByText('Review requested');
    await heading('Your budget is being reviewed');
    expect(screen.getByText('A raise in March')).toBeInTheDocument();
    await decide(app, 'DECLINED', 'The raise is not certain yet.');
    expect(await screen.findByText('The raise is not certain yet.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Request a manual review' })).toBeNull());
    await decide(app, 'APPROVED', 'The raise is certain.');
    await heading('Review and confirm');
  });
});

/** Decides in the administration; the page learns of it from the feed of changes. */
async function decide(app: App, status: 'APPROVED' | 'DECLINED', reason: string): Promise<void> {
  await app.backend.store.transact(({ tables }) => {
    const order = tables.orders.get(storedDraft().orderId ?? '');
    if (!order?.budgetReview) return;
    const budgetReview = { ...order.budgetReview, status, reason, decidedAt: order.createdAt };
    tables.orders.replace({ ...order, budgetReview, version: order.version + 1 });
  });
  app.store.dispatch(api.util.invalidateTags(['order']));
}
