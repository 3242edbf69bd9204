import { expect, type Locator, type Page } from '@playwright/test';
import { type Draft, emptyDraft } from '#src/customer/draft/schema.ts';
import { euro } from '#tests/kit/money.ts';
import { asWritten, cardNumbers } from '#tests/kit/people.ts';
import type { CardName } from '#contracts/verbs/test-cards.ts';
import { type OfferCode, offerNames, type PaymentSeen } from '#contracts/verbs/verbs.ts';
import { address } from '#e2e/address.ts';
import { backendOf } from './backend.ts';
import { contacts, type personOn } from './person.ts';

/** Chooses an option by its label, which covers its input and receives the press. */
export async function chooses(option: Locator): Promise<void> {
  await option.locator('xpath=ancestor::*[.//label][1]//label').first().click();
  await expect(option).toBeChecked();
}

/** Puts a product of the first page into the cart; ends when it is there, as a press is done once the application runs. */
export async function addsToCart(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: `Add to cart: ${product}` }).click();
  await expect(page.getByRole('link', { name: /^Cart, \d+ items?$/ })).toBeVisible();
}

/** Chooses to enter a card where saved ones are offered, and fills in a test card, in the demo by its button. */
export async function givesNewCard(inside: Page | Locator, card: CardName): Promise<void> {
  const other = inside.getByRole('radio', { name: 'New card' });
  const number = inside.getByRole('textbox', { name: 'Card number' });
  await expect(other.or(number)).toBeVisible();
  if (await other.isVisible()) await chooses(other);
  if (address === null) {
    await inside.getByRole('button', { name: 'Demo cards' }).click();
    return inside.getByRole('menuitem', { name: asWritten(cardNumbers[card]) }).click();
  }
  await number.fill(cardNumbers[card]);
  await inside.getByRole('textbox', { name: 'Expires' }).fill('12/30');
  await inside.getByRole('textbox', { name: 'Security code' }).fill('123');
  await inside.getByRole('textbox', { name: 'Name on the card' }).fill('Mira Okafor');
}

/** The heading of each step. */
export const headings = {
  cart: 'Your cart',
  plan: 'How would you like to pay?',
  payment: 'Payment',
  login: 'Log in',
  budget: 'Does it fit your budget?',
  sign: 'Review and confirm',
  receipt: /^€[\d.,]+ paid$/,
  declined: 'The payment did not go through',
} as const;

/** The steps of a purchase; each ends when the next one is shown. */
export function purchaseOn(page: Page, person: ReturnType<typeof personOn>) {
  /** Waits for a step of the purchase. */
  const at = (step: keyof typeof headings) =>
    expect(page.getByRole('heading', { level: 1, name: headings[step] })).toBeVisible();

  /** Fills in the code that was sent, in the demo by the button of the message on the demo phone. */
  async function fillsCode(): Promise<void> {
    if (address === null) return page.getByRole('button', { name: /^Fill in \d{6}$/ }).click();
    await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click(); // the code was sent when it can be entered
    const { newestCode } = await backendOf(page);
    await page.keyboard.type(await newestCode());
  }

  async function putsInCart(product: string): Promise<void> {
    await page.goto('/');
    await addsToCart(page, product);
    await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).click();
    await at('cart');
  }

  async function comparesPlans(): Promise<void> {
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await at('plan');
  }

  const marksOffer = (code: OfferCode) =>
    chooses(page.getByRole('radio', { name: new RegExp(`^${offerNames[code]}`) }));

  async function choosesOffer(code: OfferCode): Promise<void> {
    await marksOffer(code);
    await page.getByRole('button', { name: `Continue with ${offerNames[code]}` }).click();
    await at(code === 'SEC24' ? 'budget' : 'payment');
  }

  async function givesCard(card: CardName): Promise<void> {
    await givesNewCard(page, card);
    await page.getByRole('button', { name: /^Continue( to review)?$/ }).click();
  }

  /** Signs in on the sign-in page of the checkout. */
  async function signsInAtCheckout(): Promise<void> {
    await at('login');
    await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await fillsCode();
    await statesBudget();
    await at('sign');
  }

  async function statesBudget(): Promise<void> {
    await at('budget');
    await page.getByRole('textbox', { name: 'Income, after tax' }).fill('2400');
    await page.getByRole('textbox', { name: 'Expenses' }).fill('1150');
    await page.getByRole('textbox', { name: 'Other loans' }).fill('210');
    await page.getByRole('button', { name: 'Check my budget' }).click();
  }

  async function agrees(): Promise<void> {
    await page.getByRole('checkbox', { name: /terms of the credit/ }).check();
    await page.getByRole('checkbox', { name: /privacy notice/ }).check();
  }

  async function requestsCode(): Promise<void> {
    await agrees();
    await page.getByRole('button', { name: 'Send me the code' }).click();
    await fillsCode();
  }

  const sign = () => page.getByRole('button', { name: 'Confirm and pay €120.00' });

  /** Confirms and pays, without waiting for the result. */
  async function confirms(): Promise<void> {
    await requestsCode();
    await sign().click();
  }

  async function result(): Promise<PaymentSeen> {
    const heading = page.getByRole('heading', { level: 1 });
    // Signing, charging and reading the receipt take several requests, which are slow on a loaded machine.
    await expect(heading).toHaveText(new RegExp(`${headings.receipt.source}|^${headings.declined}$`), {});
    return { status: headings.receipt.test((await heading.textContent()) ?? '') ? 'SUCCEEDED' : 'FAILED' };
  }

  /**
   * Orders through the contract, with the draft that the steps would leave; ends at the signature. The steps themselves are
   * taken in purchase.spec.ts, keyboard.spec.ts, narrow-purchase.spec.ts, frame.spec.ts and interruptions.spec.ts.
   */
  async function orders(product: string, offerCode: OfferCode, card: CardName = 'good'): Promise<void> {
    await person.signsIn();
    const client = await backendOf(page);
    const as = { token: await person.token() };
    const products = await client.every('listProducts');
    const items = [{ productId: products.find(({ name }) => name === product)?.id ?? '', quantity: 1 }];
    const { userId, id: orderId } = await client.done(201, 'createOrder', { body: { items } }, as);
    const params = { orderId };
    const asked = { params, body: { offerCode, downPaymentBps: null, dueDay: null } };
    const quote = await client.done(201, 'createQuote', asked, as);
    const budget = {
      monthlyIncome: euro(2_400_00),
      monthlyExpenses: euro(1_150_00),
      existingObligations: euro(210_00),
    };
    await client.done(201, 'createAssessment', { params, body: budget }, as);
    const number = cardNumbers[card];
    const body = { number, expMonth: 12, expYear: 2030, cvc: '123', holder: 'Mira Okafor' };
    const { id, label } = await client.done(201, 'createCardToken', { body }, as);
    const draft: Draft = {
      ...emptyDraft,
      owner: userId,
      items,
      offerCode,
      card: { id, label },
      step: 'confirmation',
      orderId,
      quoteId: quote.id,
    };
    await page.evaluate((text) => localStorage.setItem('tranche.draft', text), JSON.stringify(draft));
    await page.goto('/checkout/confirmation');
    await at('sign');
  }

  return {
    at,
    putsInCart,
    comparesPlans,
    marksOffer,
    choosesOffer,
    givesCard,
    signsInAtCheckout,
    statesBudget,
    agrees,
    requestsCode,
    fillsCode,
    sign,
    confirms,
    result,
    orders,
  };
}
