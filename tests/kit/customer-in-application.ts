import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { cardChosen } from '#src/customer/draft/draft.ts';
import { sessionKey } from '#src/platform/browser/page-data.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { fill } from './fill.ts';
import { choosesNewCard, takesDemoCard } from './pay-by.ts';
import { cardNumbers, people } from './people.ts';
import { scratchcards } from './scratchcards.ts';
import type { CardName } from '#contracts/verbs/test-cards.ts';
import { type CustomerVerbs, goldChain, type OfferCode, type PaymentSeen } from '#contracts/verbs/verbs.ts';
import { collateralIn, securedDraft } from './collateral-in-application.ts';
import { productNamed, visit } from './visit.tsx';

type App = Awaited<ReturnType<typeof visit>>;

/** A customer in the rendered application, who buys from the confirmation on: the draft holds what comes before. */
export function customerInApplication() {
  const user = userEvent.setup();
  let here: App | null = null;

  function currentApp(): App {
    if (!here) throw new Error('This customer has opened no page');
    return here;
  }

  async function opens(...[address, visiting]: Parameters<typeof visit>): Promise<App> {
    return (here = await visit(address, visiting));
  }

  /** Enters a code digit by digit, as on a keyboard. */
  async function entersCode(code: string): Promise<void> {
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.keyboard(code);
  }

  /** Asks for a code on the page that is open. */
  async function givesContact(contact: string = people.mira): Promise<void> {
    await fill(user, await screen.findByLabelText('Phone or e-mail'), contact);
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Digit 1 of 6');
  }

  async function signsIn(): Promise<void> {
    await givesContact();
    await entersCode(currentApp().latestCode());
  }

  /** Lets the backend make a token of a card, as the form of the payment step does. */
  async function choosesCard(name: CardName): Promise<void> {
    const body = {
      number: cardNumbers[name],
      expMonth: 12,
      expYear: 2030,
      cvc: '123',
      holder: 'Mira Okafor',
    };
    const { id, label } = await currentApp().backend.get('createCardToken', { body });
    currentApp().store.dispatch(cardChosen({ id, label }));
  }

  /** Enters what the worked example earns, spends and owes in a month. */
  async function statesBudget(amounts: readonly string[] = ['2400', '1150', '210']): Promise<void> {
    const [income, expenses, loans] = amounts;
    await fill(user, await screen.findByLabelText('Income, after tax'), income ?? '');
    await fill(user, screen.getByLabelText('Expenses'), expenses ?? '');
    await fill(user, screen.getByLabelText('Other loans'), `${loans}`);
    await user.keyboard('{Enter}');
  }

  async function orders(product: string, offerCode: OfferCode, card: CardName = 'good'): Promise<App> {
    const items = [{ productId: productNamed(product), quantity: 1 }];
    await opens(paths.checkoutConfirmation(), { draft: { items, offerCode } });
    await choosesCard(card);
    await signsIn();
    await statesBudget();
    await screen.findByRole('button', { name: 'Send me the code' });
    return currentApp();
  }

  /** Agrees and presses the button of the payment twice: a double click must not pay twice. */
  async function confirms(): Promise<void> {
    await currentApp().later(1_000); // so that the newest message is known by its time
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Send me the code' }));
    await screen.findByLabelText('Digit 1 of 6');
    await entersCode(currentApp().latestCode());
    await user.dblClick(screen.getByRole('button', { name: /^Confirm and pay €120\.00/ }));
  }

  /** Waits for the receipt or for the page of a payment that was declined. */
  async function result(): Promise<PaymentSeen> {
    const ends = /^(€[\d.,]+ paid|The payment did not go through)$/;
    const heading = await screen.findByRole('heading', { level: 1, name: ends });
    return { status: heading.textContent.endsWith(' paid') ? 'SUCCEEDED' : 'FAILED' };
  }

  async function pays(): Promise<PaymentSeen> {
    await confirms();
    return result();
  }

  /** Opens a page as Mira: in the tab that is open, or in a new one over the same backend. */
  async function opensOwn(address: string): Promise<void> {
    // Its own, not what is stored: an application of an earlier test that is logged out later clears the storage of all.
    const session = here && selectSession(here.store.getState());
    cleanup(); // one tab is shown at a time
    if (session) sessionStorage.setItem(sessionKey, JSON.stringify(session));
    await opens(address, here ? { on: here.backend } : { who: 'mira' });
  }

  /** Pays by the test card in a dialog, once it names the amount; ends when the bank has decided. */
  async function paysIn(dialog: HTMLElement): Promise<PaymentSeen> {
    const inside = within(dialog);
    await inside.findByRole('button', { name: /^Pay €/ });
    // The card of the checkout is chosen already, and has no form.
    if (!inside.queryByRole('button', { name: 'Use another card' })) {
      await choosesNewCard(user, inside);
      await takesDemoCard(user, inside);
    }
    const pay = inside.getByRole('button', { name: /^Pay €/ });
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    const receipt = await inside.findByRole('status');
    return { status: receipt.textContent.includes(' paid') ? 'SUCCEEDED' : 'PROCESSING' };
  }

  return {
    user,
    currentApp,
    opens,
    givesContact,
    entersCode,
    signsIn,
    statesBudget,
    orders,
    confirms,
    pays,

    async retries(card: CardName) {
      await choosesNewCard(user, screen);
      await takesDemoCard(user, screen, cardNumbers[card]);
      await user.dblClick(screen.getByRole('button', { name: /^Pay €120\.00/ }));
      await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ });
      return result();
    },

    async buys(product: string, offer: OfferCode, card?: CardName) {
      await orders(product, offer, card);
      return pays();
    },

    async paysPlan(number) {
      await opensOwn(paths.planDetails({ plan: number }));
      await user.click(await screen.findByRole('button', { name: 'Pay' }));
      return paysIn(await screen.findByRole('dialog', { name: 'Pay' }));
    },

    async settles(number) {
      await opensOwn(paths.planDetails({ plan: number }));
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Pay the whole plan off' }));
      return paysIn(await screen.findByRole('dialog', { name: 'Pay the whole plan off' }));
    },

    async offersCollateral() {
      const app = await opens(paths.checkoutCollateral(), { who: 'mira', draft: securedDraft });
      await statesBudget();
      const { declares, documents, submits } = collateralIn(user, app);
      await declares(goldChain);
      await documents(goldChain.documents);
      return submits();
    },

    async redeems(name) {
      await opensOwn(paths.redeem());
      await user.click(await screen.findByRole('textbox', { name: 'PIN' }));
      await user.paste(scratchcards[name].pin);
      await user.click(screen.getByRole('button', { name: 'Check the card' }));
      await user.click(await screen.findByRole('button', { name: /^Add .* to my wallet$/ }));
      await screen.findByText(/^€\d+\.\d\d added$/);
      return { status: 'REDEEMED' as const };
    },

    async cancels() {
      await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
      const dialog = await screen.findByRole('dialog', { name: 'Cancel order' });
      await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
      await within(dialog).findByText(/^Order \S+ cancelled$/);
      await user.click(within(dialog).getByRole('button', { name: 'Done' }));
      return { status: 'CANCELLED' as const };
    },
  } satisfies CustomerVerbs & Record<string, unknown>;
}
