import { expect, offers, press, shows, test, visit } from './test.ts';
import { cards, customerOn } from '#e2e/people/customer.ts';
import { contacts } from '#e2e/people/person.ts';

test.use({ releasePollMs: 3_600_000 });

test.describe('what is put aside', () => {
  const typed = {
    v: 1,
    at: 0,
    fromBuild: 'v1',
    path: '/auth/login',
    state: { persistedFields: { v: 1, data: { 'sign-in.contact': 'half an addr' } } },
  };
  const cases = [
    { name: 'is used by the page that follows', envelope: typed, age: 1_000, value: 'half an addr' },
    { name: 'is dropped after a minute', envelope: typed, age: 61_000, value: '' },
    { name: 'is dropped when another version wrote it', envelope: { ...typed, v: 2 }, age: 1_000, value: '' },
    {
      name: 'is dropped in the part that another version wrote',
      envelope: { ...typed, state: { persistedFields: { ...typed.state.persistedFields, v: 2 } } },
      age: 1_000,
      value: '',
    },
  ] as const;

  test(`${cases.map(({ name }) => name).join(', ')} [RELEASE-02]`, async ({ page }) => {
    await page.goto('/auth/login');
    for (const { name, envelope, age, value } of cases) {
      await page.evaluate(
        ([kept, since]) => {
          sessionStorage.setItem('tranche.reload-state', JSON.stringify({ ...kept, at: Date.now() - since }));
        },
        [envelope, age] as const,
      );
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Phone or e-mail' }), name).toHaveValue(value);
      expect(await page.evaluate(() => sessionStorage.getItem('tranche.reload-state')), name).toBeNull();
    }
  });

  // That everything written is seen here shows in what may be kept: the contact is found.
  test('holds what was typed, and neither cards nor codes [RELEASE-02]', async ({ page, site }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        setItem.call(this, name, value);
        setItem.call(localStorage, 'written', `${localStorage.getItem('written') ?? ''}\n${name}=${value}`);
      };
    });
    await visit(page, '/');
    const customer = customerOn(page);
    await customer.chooseEspressoMachine();
    await customer.comparePlans();
    await customer.chooseSixMonths();
    await customer.giveCard(cards.good);
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
    await customer.at('sign');
    const written = await page.evaluate(() => localStorage.getItem('written') ?? '');
    expect(written).toContain(contacts.customer);
    expect(code).toMatch(/^\d{6}$/);
    expect(written).not.toContain(code);
    expect(written.replaceAll(' ', '')).not.toContain(cards.good.replaceAll(' ', ''));
  });
});
