import { expect, type Locator, type Page } from '@playwright/test';
import { png, pngPart } from '#tests/kit/collateral.ts';
import { asWritten, cardNumbers } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import type { CardName } from '#contracts/verbs/test-cards.ts';
import { type CustomerVerbs, goldChain, type OfferCode, type PaymentSeen } from '#contracts/verbs/verbs.ts';
import { advanceClock, backendOf, stopClock } from './backend.ts';
import { personOn } from './person.ts';
import { givesNewCard, headings, purchaseOn } from './purchase.ts';

/** Test cards of the mock backend as the page writes them. */
export const cards = {
  good: asWritten(cardNumbers.good),
  slow: asWritten(cardNumbers.slow),
  poor: asWritten(cardNumbers.poor),
} as const;

/** The smallest PNG file, with its name in it: a file is added once only. */
export const pictureOf = (name: string) => ({
  name: `${name}.png`,
  mimeType: png.mime,
  buffer: Buffer.concat([Buffer.from(pngPart.data, 'base64'), Buffer.from(name)]),
});

/** What a customer does; each step ends when the next one is shown. */
export function customerOn(page: Page) {
  const person = personOn(page, 'customer');

  const { result, ...purchase } = purchaseOn(page, person);
  const { putsInCart, comparesPlans, choosesOffer, statesBudget, confirms, orders } = purchase;

  async function pays(): Promise<PaymentSeen> {
    await confirms();
    return result();
  }

  /** Pays by the test card in a dialog, once it names the amount; ends when the bank has decided. */
  async function paysIn(dialog: Locator): Promise<PaymentSeen> {
    const pay = dialog.getByRole('button', { name: /^Pay €/ });
    await expect(pay).toBeVisible();
    // The card of the checkout is chosen already, and has no form.
    const chosen = dialog.getByRole('button', { name: 'Use another card' });
    const form = dialog
      .getByRole('radio', { name: 'New card' })
      .or(dialog.getByRole('textbox', { name: 'Card number' }));
    await expect(chosen.or(form).first()).toBeVisible();
    if (!(await chosen.isVisible())) await givesNewCard(dialog, 'good');
    await pay.click();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible(); // a form has statuses of its own
    const receipt = dialog.getByRole('status');
    return { status: (await receipt.innerText()).includes(' paid') ? 'SUCCEEDED' : 'PROCESSING' };
  }

  return {
    ...person,
    ...purchase,
    pays,

    async retries(card: CardName) {
      await givesNewCard(page, card);
      await page.getByRole('main').getByRole('button', { name: 'Pay €120.00' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headings.declined);
      return result();
    },

    /** Orders with a card about which the bank of a mock in the page decides no sooner than the clock is moved. */
    async ordersWithSlowCard(product: string, offer: OfferCode) {
      await stopClock(page); // it would decide after three seconds
      await orders(product, offer, 'slow');
      await advanceClock(page, 1_000); // the code for the signature is newer than that of the login
    },

    async buys(product: string, offer: OfferCode, card?: CardName) {
      await orders(product, offer, card);
      return pays();
    },

    async paysPlan(number) {
      await page.goto(`/installments/details?plan=${number}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Pay €/ })
        .click();
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
      const kind = page.getByRole('radio', { name: goldChain.kind });
      await kind.click();
      await expect(kind).toBeChecked();
      await page.getByLabel('Description').fill(goldChain.description);
      await page.getByLabel('Your estimate of its value').fill(goldChain.value);
      await page.getByRole('button', { name: 'Add and continue with documents' }).click();
      const card = page.getByRole('article');
      for (const kind of goldChain.documents) {
        await card.getByLabel(`Add: ${kind}`).setInputFiles(pictureOf(kind));
        const kept = card.getByRole('list', { name: 'Documents' });
        await expect(kept.getByLabel(`Kind of ${kind}.png`)).toBeVisible();
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
  const client = await backendOf(page);
  const call = { token: await personOn(page, 'customer').token(), query: { limit: 100 } };
  const [orders, payments] = [await client.get('listOrders', call), await client.get('listPayments', call)];
  return { orders: orders.items, payments: payments.items };
}
