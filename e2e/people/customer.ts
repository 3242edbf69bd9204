import { expect, type Page } from '@playwright/test';
import { z } from '#contracts/z.ts';
import { cardNumbers } from '#tests/kit/people.ts';
import { clientIn } from './mock-backend.ts';
import { contacts, personOn } from './person.ts';

/** Test cards of the mock backend as the page writes them, in groups of four. */
const asWritten = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');
export const cards = {
  good: asWritten(cardNumbers.good),
  slow: asWritten(cardNumbers.slow),
  poor: asWritten(cardNumbers.poor),
} as const;

const headings = {
  cart: 'Your cart',
  plan: 'How would you like to pay?',
  payment: "Today's payment",
  login: 'Log in',
  sign: 'Review and confirm',
  receipt: 'Order confirmed',
} as const;

/** What a customer does; each step ends when the next one is shown. */
export function customerOn(page: Page) {
  /** Waits for a step of the purchase. */
  const at = (step: keyof typeof headings) =>
    expect(page.getByRole('heading', { level: 1, name: headings[step] })).toBeVisible();

  /** Fills the code in with the button of the message on the demo phone. */
  const fillCode = () => page.getByRole('button', { name: /^Fill in \d{6}$/ }).click();

  async function chooseEspressoMachine(): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add to cart: Espresso machine' }).click();
    await page.getByRole('link', { name: 'Continue checkout' }).click();
    await at('cart');
  }

  async function comparePlans(): Promise<void> {
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await at('plan');
  }

  async function chooseSixMonths(): Promise<void> {
    await page.getByRole('radio', { name: /^6 months/ }).check();
    await page.getByRole('button', { name: 'Continue with 6 months' }).click();
    await at('payment');
  }

  async function giveCard(number: string): Promise<void> {
    await page.getByRole('button', { name: number }).click();
    await page.getByRole('button', { name: 'Continue with this card' }).click();
  }

  /** Signs in on the sign-in page of the checkout. */
  async function signInAtCheckout(): Promise<void> {
    await at('login');
    await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await fillCode();
    await at('sign');
  }

  async function agree(): Promise<void> {
    await page.getByRole('checkbox', { name: /terms of the credit/ }).check();
    await page.getByRole('checkbox', { name: /privacy notice/ }).check();
  }

  async function requestCode(): Promise<void> {
    await agree();
    await page.getByRole('button', { name: 'Send me the code' }).click();
    await fillCode();
  }

  const sign = () => page.getByRole('button', { name: 'Confirm and pay €120.00' });

  /** Everything up to the signature of the espresso machine in six instalments. */
  async function goToSignature(card: string = cards.good): Promise<void> {
    await chooseEspressoMachine();
    await comparePlans();
    await chooseSixMonths();
    await giveCard(card);
    await signInAtCheckout();
  }

  return {
    ...personOn(page, 'customer'),
    at,
    chooseEspressoMachine,
    comparePlans,
    chooseSixMonths,
    giveCard,
    signInAtCheckout,
    agree,
    requestCode,
    fillCode,
    sign,
    goToSignature,
  };
}

/** The orders and payments of the signed-in customer, newest first, as the backend answers them. */
export async function recordsOf(page: Page) {
  const client = await clientIn(page);
  const stored: unknown = JSON.parse((await personOn(page, 'customer').session()) || '{}');
  const call = { ...z.parse(z.object({ token: z.string() }), stored), query: { limit: 100 } };
  const [orders, payments] = [await client.get('listOrders', call), await client.get('listPayments', call)];
  return { orders: orders.items, payments: payments.items };
}
