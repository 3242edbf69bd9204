import { busy, openState, refreshBar } from '#tests/kit/open-state.ts';
import { ofAlike, pageLinks, takenForPlain } from '#tests/kit/state-links.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { expectAccessibleOnBoth } from '#e2e/on-both.ts';

// Every state that the demo console links to exists, does not look like the page with nothing special about it, and axe
// finds nothing in it. Most states of pages that look like one before them are opened in
// tests/src/demo/state-links.generated.dom.test.tsx.
for (const each of pageLinks) {
  const { page: name, plain, states, isAlike } = each;
  const opened = states.filter(({ state }) => !isAlike || ofAlike.has(state));
  test(`${name} shows ${isAlike ? 'empty, failed and read again' : 'every state'} by its link`, async ({
    page,
  }) => {
    test.slow(); // axe runs many times
    const isPlain = ({ address, presses }: (typeof states)[number]) =>
      address === plain.address && presses.length === 0;
    const checkPlain = () =>
      test.step('nothing special', async () => {
        const main = page.getByRole('main');
        await expect(main).toContainText(new RegExp(plain.shows, 'i'));
        await expect(busy(page).or(refreshBar(page))).toHaveCount(0);
        expect(takenForPlain(each, (await main.textContent()) ?? '')).toEqual([]);
      });
    for (const one of opened) {
      await test.step(one.name, async () => {
        await openState(page, each, one, expect);
        if (isPlain(one)) await checkPlain();
        await expectAccessibleOnBoth(page);
      });
    }
    if (isAlike || opened.some(isPlain)) return;
    await page.goto(plain.address);
    await checkPlain();
  });
}
