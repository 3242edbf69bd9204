import { expect, type Locator, type Page } from '@playwright/test';
import { png, pngPart } from '#tests/kit/collateral.ts';
import { type Draft, emptyDraft } from '#src/features/checkout/draft-schema.ts';
import { euro } from '#tests/kit/money.ts';
import { asWritten, cardNumbers } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import {
  type CardName,
  type CustomerVerbs,
  goldChain,
  type OfferCode,
  offerNames,
  type PaymentSeen,
} from '#tests/kit/verbs.ts';
import { clientIn } from '#tests/kit/in-page.ts';
import { contacts, personOn } from './person.ts';

/** Test cards of the mock backend as the page writes them. */
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
  budget: 'Does it fit your budget?',
  sign: 'Review and confirm',
  receipt: 'Order confirmed',
  declined: 'The payment did not go through',
} as const;

/** The smallest PNG file, with its name in it: a file is added once only. */
const pictureOf = (name: string) => ({
  name: `${name}.png`,
  mimeType: png.mime,
  buffer: Buffer.concat([Buffer.from(pngPart.data, 'base64'), Buffer.from(name)]),
});

/** What a customer does; each step ends when the next one is shown. */
export function customerOn(page: Page) {
  const person = personOn(page, 'customer');

  /** Waits for a step of the purchase. */
  const at = (step: keyof typeof headings) =>
    expect(page.getByRole('heading', { level: 1, name: headings[step] })).toBeVisible();

  /** Fills the code in with the button of the message on the demo phone. */
  const fillsCode = () => page.getByRole('button', { name: /^Fill in \d{6}$/ }).click();

  async function putsInCart(product: string): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: `Add to cart: ${product}` }).click();
    await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).click();
    await at('cart');
  }

  async function comparesPlans(): Promise<void> {
    await page.getByRole('link', { name: 'Choose a plan' }).click();
    await at('plan');
  }

  async function marksOffer(code: OfferCode): Promise<void> {
    const offer = page.getByRole('radio', { name: new RegExp(`^${offerNames[code]}`) });
    await offer.check({ force: true }); // its label covers it, and takes the press
  }

  async function choosesOffer(code: OfferCode): Promise<void> {
    await marksOffer(code);
    await page.getByRole('button', { name: `Continue with ${offerNames[code]}` }).click();
    await at(code === 'SEC24' ? 'budget' : 'payment');
  }

  async function givesCard(card: CardName): Promise<void> {
    await page.getByRole('button', { name: asWritten(cardNumbers[card]) }).click();
    await page.getByRole('button', { name: 'Continue with this card' }).click();
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
    await page.getByRole('textbox', { name: 'Income a month, after tax' }).fill('2400');
    await page.getByRole('textbox', { name: 'Expenses a month' }).fill('1150');
    await page.getByRole('textbox', { name: 'Other loans and instalments a month' }).fill('210');
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
    // Signing, charging and reading the receipt are several requests, also of a machine with much else to do.
    await expect(heading).toHaveText(new RegExp(`^(${headings.receipt}|${headings.declined})$`), {
      timeout: 25_000,
    });
    return { status: (await heading.textContent()) === headings.receipt ? 'SUCCEEDED' : 'FAILED' };
  }

  /**
   * Orders through the contract, with the draft that the steps would leave; ends at the signature. The steps themselves are
   * taken in purchase.spec.ts, keyboard.spec.ts, narrow.spec.ts, frame.spec.ts and interruptions.spec.ts.
   */
  async function orders(product: string, offerCode: OfferCode, card: CardName = 'good'): Promise<void> {
    await person.signsIn();
    const client = await clientIn(page);
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

  async function pays(): Promise<PaymentSeen> {
    await confirms();
    return result();
  }

  /** Pays by the test card in a dialog, once it names the amount; ends when the bank has decided. */
  async function paysIn(dialog: Locator): Promise<PaymentSeen> {
    const pay = dialog.getByRole('button', { name: /^Pay €/ });
    await expect(pay).toBeVisible();
    const card = dialog.getByRole('button', { name: cards.good });
    if (await card.isVisible()) await card.click();
    await pay.click();
    const receipt = dialog.getByRole('status');
    await expect(receipt).toBeVisible({ timeout: 25_000 });
    return { status: (await receipt.innerText()).includes(' paid') ? 'SUCCEEDED' : 'PROCESSING' };
  }

  return {
    ...person,
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
    orders,
    pays,

    async retries(card: CardName) {
      await page.getByRole('button', { name: asWritten(cardNumbers[card]) }).click();
      await page.getByRole('button', { name: 'Pay €120.00' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headings.declined);
      return result();
    },

    async buys(product: string, offer: OfferCode, card?: CardName) {
      await orders(product, offer, card);
      return pays();
    },

    async paysPlan(number) {
      await page.goto(`/installments/details?plan=${number}`);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      return paysIn(page.getByRole('dialog', { name: 'Pay' }));
    },

    async settles(number) {
      await page.goto(`/installments/details?plan=${number}`);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Pay the whole plan off' }).click();
      return paysIn(page.getByRole('dialog', { name: 'Pay the whole plan off' }));
    },

    async offersCollateral() {
      await putsInCart('Espresso machine');
      await comparesPlans();
      await choosesOffer('SEC24');
      await statesBudget();
      await page.getByRole('radio', { name: goldChain.kind }).check({ force: true }); // as the offers above
      await page.getByLabel('Description').fill(goldChain.description);
      await page.getByLabel('Your estimate of its value').fill(goldChain.value);
      await page.getByRole('button', { name: 'Add and continue with documents' }).click();
      const card = page.getByRole('article');
      for (const kind of goldChain.documents) {
        await card.getByLabel(`Add: ${kind}`).setInputFiles(pictureOf(kind));
        const kept = card.getByRole('list', { name: 'Documents' });
        await expect(kept.getByText(new RegExp(`^${kind}: `))).toBeVisible();
      }
      await card.getByRole('button', { name: 'Send for review' }).click(); // once the files are checked
      await expect(page.getByText(/^This usually takes one working day/)).toBeVisible();
      return { status: 'SUBMITTED' as const };
    },

    async redeems(name) {
      await page.goto('/redeem');
      await page.getByRole('textbox', { name: 'PIN' }).fill(scratchcards[name].pin);
      await page.getByRole('button', { name: 'Check the card' }).click();
      await page.getByRole('button', { name: /^Add .* to my wallet$/ }).click();
      await expect(page.getByText(/^€\d+\.\d\d added$/)).toBeVisible();
      return { status: 'REDEEMED' as const };
    },

    async cancels() {
      await page.getByRole('button', { name: 'Cancel order' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel order' });
      await dialog.getByRole('button', { name: 'Cancel order' }).click();
      await expect(dialog.getByText(/^Order \S+ cancelled$/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      return { status: 'CANCELLED' as const };
    },
  } satisfies CustomerVerbs & Record<string, unknown>;
}

/** The orders and payments of the signed-in customer, newest first, as the backend answers them. */
export async function recordsOf(page: Page) {
  const client = await clientIn(page);
  const call = { token: await personOn(page, 'customer').token(), query: { limit: 100 } };
  const [orders, payments] = [await client.get('listOrders', call), await client.get('listPayments', call)];
  return { orders: orders.items, payments: payments.items };
}
