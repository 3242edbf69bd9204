import { pageStates } from '#src/features/demo/states.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';

// Every state that the demo console links to exists, and axe finds nothing in it. Pages that look like one before them are
// opened in tests/src/features/demo/state-links.generated.dom.test.tsx.
for (const { page: name, states } of pageStates.filter(({ isAlike }) => !isAlike)) {
  test(`${name}: every state by its link`, async ({ page }) => {
    test.slow(); // axe runs many times
    for (const { state, address, shows, presses = [] } of states) {
      await test.step(state, async () => {
        await page.goto(address);
        for (const pressed of presses) {
          const name = new RegExp(`^${pressed}$`);
          const pressable = (role: 'button' | 'menuitem' | 'link') => page.getByRole(role, { name });
          await pressable('button').or(pressable('menuitem')).or(pressable('link')).last().click();
        }
        const place = presses.length > 0 ? page.locator('body') : page.getByRole('main');
        await expect(place).toContainText(new RegExp(shows, 'i'));
        if (state === 'loading')
          await expect(page.locator('[role="status"], [aria-busy="true"]').first()).toBeAttached();
        else if (state === 'refreshing') await expect(page.locator('main [data-at-top]')).toBeAttached();
        else await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        if (state === 'error') await expect(page.locator('main .mantine-Skeleton-root')).toHaveCount(0);
        await expectAccessible(page);
      });
    }
  });
}
