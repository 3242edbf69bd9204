import { expect, offers, press, shows, test, visit } from './test.ts';
import { cards, customerOn } from '#e2e/people/customer.ts';
import { contacts } from '#e2e/people/person.ts';

test.use({ releasePollMs: 3_600_000 });

test.describe('the state that is saved for a reload', () => {
  const typed = {
    v: 1,
    at: 0,
    fromBuild: 'v1',
    path: '/auth/login',
    state: { persistedFields: { v: 1, data: { 'sign-in.contact': 'half an addr' } } },
  };
  const cases = [
    { name: 'is restored after the reload', envelope: typed, age: 1_000, value: 'half an addr' },
    { name: 'is discarded after a minute', envelope: typed, age: 61_000, value: '' },
    { name: 'is discarded when its version differs', envelope: { ...typed, v: 2 }, age: 1_000, value: '' },
    {
      name: 'is discarded in the part whose version differs',
      envelope: { ...typed, state: { persistedFields: { ...typed.state.persistedFields, v: 2 } } },
      age: 1_000,
      value: '',
    },
  ] as const;

  test(`${cases.map(({ name }) => name).join(', ')} [RELEASE-02]`, async ({ page }) => {
    await page.goto('/auth/login');
    const contact = page.getByRole('textbox', { name: 'Phone or e-mail' });
    await expect(contact).toBeVisible(); // an application that is still starting would read the state stored below
    for (const { name, envelope, age, value } of cases) {
      await page.evaluate(
        ([kept, since]) => {
          sessionStorage.setItem('tranche.reload-state', JSON.stringify({ ...kept, at: Date.now() - since }));
        },
        [envelope, age] as const,
      );
      await page.reload();
      await expect(contact, name).toHaveValue(value);
      expect(await page.evaluate(() => sessionStorage.getItem('tranche.reload-state')), name).toBeNull();
    }
  });

  // The contact, which may be stored, must be found: this proves that the test sees what is written.
  test('holds typed text, but no card numbers and no codes [RELEASE-02]', async ({ page, site }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        setItem.call(this, name, value);
        setItem.call(localStorage, 'written', `${localStorage.getItem('written') ?? ''}\n${name}=${value}`);
      };
    });
    await visit(page, '/');
    const customer = customerOn(page);
    await customer.putsInCart('Espresso machine');
    await customer.comparesPlans();
    await customer.choosesOffer('STD6');
    await customer.givesCard('good');
    await customer.at('login');
    await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
    site.deploy('v2');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offers(page);
    await press(page, 'Update');
    await shows(page, 'v2');
    await page.getByRole('button', { name: 'Send the code' }).click();
    const button = page.getByRole('button', { name: /^Fill in \d{6}$/ });
    const code = /\d{6}/.exec(
      (await button.textContent()) ?? (await button.getAttribute('aria-label')) ?? '',
    )?.[0];
    await button.click();
    await customer.statesBudget();
    await customer.at('sign');
    const written = await page.evaluate(() => localStorage.getItem('written') ?? '');
    expect(written).toContain(contacts.customer);
    expect(code).toMatch(/^\d{6}$/);
    expect(written).not.toContain(code);
    expect(written.replaceAll(' ', '')).not.toContain(cards.good.replaceAll(' ', ''));
  });
});
