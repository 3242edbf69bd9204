import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { customerOn, recordsOf } from '#e2e/people/customer.ts';

test('two scratchcards and a card pay a purchase, and a wrong PIN costs a try @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.signsIn();
  await customer.putsInCart('Espresso machine');
  await customer.comparesPlans();
  await customer.choosesOffer('STD6');

  const drawer = page.getByRole('dialog', { name: 'Add a scratchcard' });
  const pin = drawer.getByRole('textbox', { name: 'PIN' });
  const use = drawer.getByRole('button', { name: 'Use this scratchcard' });
  const add = page.getByRole('button', { name: 'Add a scratchcard' });
  await add.click();
  await pin.fill('4027193580641759');
  await expect(drawer).toContainText('This did not use up a try');
  await pin.fill(wrongPins[0]);
  await use.click();
  await expect(drawer).toContainText('That PIN is not right. 4 tries are left.');
  await expectAccessible(page);
  await pin.fill(scratchcards.fifty.pin);
  await use.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('main')).toContainText(/Rest of this payment\s*€70\.00/);
  await add.click();
  await pin.fill(scratchcards.twenty.pin);
  await use.click();
  await expect(page.getByRole('main')).toContainText(/Rest of this payment\s*€50\.00/);
  await expectAccessible(page);

  await customer.givesCard('good');
  await customer.statesBudget();
  await customer.at('sign');
  expect(await customer.pays()).toEqual({ status: 'SUCCEEDED' });
  await expect(page.getByRole('main')).toContainText(
    'Down payment, Scratchcard 0013-••••01-3 and Scratchcard 0014-••••01-7 and Visa •••• 4242',
  );
  const { payments } = await recordsOf(page);
  expect(payments[0]).toMatchObject({ status: 'SUCCEEDED' });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const { pin: secret } of [scratchcards.fifty, scratchcards.twenty])
    expect(stored).not.toContain(secret);
});

test('an instalment is paid, a scratchcard redeemed, and the plan paid off @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.signsIn();
  expect(await customer.paysPlan('PLN-000101')).toEqual({ status: 'SUCCEEDED' });
  expect(await customer.redeems('fifty')).toEqual({ status: 'REDEEMED' });
  expect(await customer.settles('PLN-000101')).toEqual({ status: 'SUCCEEDED' });
});
