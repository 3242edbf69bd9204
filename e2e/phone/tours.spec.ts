import { expectAccessible, test } from '#e2e/fixtures.ts';
import { takesTour } from '#e2e/people/tour-guest.ts';

test('the tour of a first purchase is taken on a phone, and covers nothing that it points at', async ({
  page,
}) => {
  test.slow(); // many pages
  await takesTour(page, 'first-purchase', async (step) => {
    if (step === 0) await expectAccessible(page);
  });
});
