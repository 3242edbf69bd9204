import { hiddenIn, ofAlike, pageLinks, takenForPlain } from '#tests/kit/state-links.ts';
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
    const isBusy = page.locator('main [aria-busy="true"]');
    const bar = page.locator('main [data-refreshing]');
    const isPlain = ({ address, presses }: (typeof states)[number]) =>
      address === plain.address && presses.length === 0;
    const checkPlain = () =>
      test.step('nothing special', async () => {
        const main = page.getByRole('main');
        await expect(main).toContainText(new RegExp(plain.shows, 'i'));
        await expect(isBusy.or(bar)).toHaveCount(0);
        expect(takenForPlain(each, (await main.textContent()) ?? '')).toEqual([]);
      });
    for (const one of opened) {
      const { state, address, shows, presses } = one;
      await test.step(state, async () => {
        await page.goto(address);
        for (const pressed of presses) {
          const name = new RegExp(`^${pressed}$`);
          const pressable = (role: 'button' | 'menuitem' | 'link') => page.getByRole(role, { name });
          const controls = pressable('button').or(pressable('menuitem')).or(pressable('link'));
          // the first row, as another one would be scrolled half below the head of its table, where axe cannot measure it
          await (pressed === 'Actions' ? controls.first() : controls.last()).click();
        }
        const place = presses.length > 0 ? page.locator('body') : page.getByRole('main');
        await expect(place).toContainText(new RegExp(shows, 'i'));
        if (state === 'loading')
          await expect(page.locator('[role="status"], [aria-busy="true"]').first()).toBeAttached();
        else if (state === 'refreshing') await expect(bar.first()).toBeAttached();
        else await expect(isBusy).toHaveCount(0);
        if (state === 'error') await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
        const hidden = hiddenIn(each, one);
        if (hidden) await expect(place).not.toContainText(hidden);
        if (isPlain(one)) await checkPlain();
        await expectAccessibleOnBoth(page);
      });
    }
    if (isAlike || opened.some(isPlain)) return;
    await page.goto(plain.address);
    await checkPlain();
  });
}
