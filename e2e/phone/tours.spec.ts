import { expectAccessible, test } from '#e2e/fixtures.ts';
import { takesTour } from '#e2e/people/tour-guest.ts';
import { tours } from '#src/demo/tours/tours.ts';

for (const [name, { title }] of Object.entries(tours))
  test(`the tour “${title}” is taken on a phone, and covers nothing that it points at`, async ({ page }) => {
    test.slow(); // many pages
    await takesTour(page, name, async (step) => {
      if (step === 0) await expectAccessible(page);
    });
  });
