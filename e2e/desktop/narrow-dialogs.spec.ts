import type { Locator } from '@playwright/test';
import { expect, frames, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { overflowing, resting } from '#e2e/people/visit.ts';

// Dialogs in narrow viewports, and large text in them.

test('the button at the lower edge of a dialog covers what is behind it on a phone', async ({ page }) => {
  await page.goto('/installments/details?plan=PLN-000101&ahead=18100&scenario=happy&as=customer');
  const choice = page.getByRole('dialog', { name: 'Pay ahead' }).getByText('Shorter term');
  await choice.waitFor();
  const button = page.getByRole('button', { name: /^How to pay €/ });
  /** The text of what is in front of the choice; null where no such button is at its height. */
  const inFrontOf = async () =>
    button.evaluateAll(
      ([above], behind) => {
        if (!above?.checkVisibility() || !behind) return null;
        const { left, right, top, bottom } = behind.getBoundingClientRect();
        const { top: from, bottom: to } = above.getBoundingClientRect();
        if (Math.abs(top + bottom - from - to) > 24) return null;
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return front?.closest('button')?.textContent ?? 'no button';
      },
      await choice.elementHandle(),
    );
  await expect(async () => {
    let covering: string | null = null;
    for (let height = 620; covering === null && height > 240; height -= 8) {
      await page.setViewportSize({ width: 320, height });
      await frames(page, 2); // what follows the window has moved
      covering = await inFrontOf();
    }
    expect(covering).toMatch(/^How to pay €/);
  }).toPass();
});

test('a bank transfer is paid by a button at the end of its dialog on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto('/installments/details?plan=PLN-000101&pay=1&scenario=happy&as=customer');
  const dialog = page.getByRole('dialog', { name: 'Pay' });
  await dialog.getByText('Bank transfer').click();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog.getByText('Waiting for the bank')).toBeVisible();
});

test('the buttons of a long dialog on a phone are as wide as its fields', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/mini-admin/scratchcards?scenario=happy&as=administrator');
  await page.getByRole('button', { name: 'Create batch' }).click();
  const bar = page.getByRole('button', { name: /^Create \d+ cards$/ }).locator('..');
  await expect(bar).toBeVisible();
  const covers = () =>
    bar.evaluate((buttons) => {
      const labels = [...document.querySelectorAll('[role=radiogroup] label')];
      const middle = (element: Element | undefined) => {
        const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return top + height / 2;
      };
      for (let scrolled = buttons.parentElement; scrolled; scrolled = scrolled.parentElement)
        scrolled.scrollTop += middle(labels[0]) - middle(buttons);
      return labels.map((label) => {
        const { left, width } = label.getBoundingClientRect();
        return buttons.contains(document.elementFromPoint(left + width / 2, middle(label)));
      });
    });
  await expect.poll(covers).toEqual([true, true, true]);

  await page.goto('/mini-admin/notifications');
  await page.getByRole('button', { name: 'New notification' }).click();
  const field = page.getByRole('combobox', { name: 'Category' });
  const button = page.getByRole('button', { name: 'Save draft' });
  await expect(button).toBeVisible();
  const widths = async () =>
    Promise.all([button, field].map((part) => part.boundingBox().then((box) => box?.width)));
  await expect(async () => {
    const [ofButton, ofField] = await widths();
    expect(ofButton).toBe(ofField);
  }).toPass();
});

test('the primary button of a dialog on a phone is never below Cancel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, action] of [
    ['/mini-admin/installments?status=OVERDUE', 'Record promise to pay'], // too long to be beside Cancel
    ['/mini-admin/payments?status=SUCCEEDED', 'Refund'],
  ] as const) {
    await page.goto(`${path}&scenario=happy&as=administrator`);
    await page.locator('[data-row] a').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    const dialog = page.getByRole('dialog', { name: action, exact: true });
    const send = dialog.locator('[type=submit]');
    await expect(send).toBeEnabled();
    await expect(async () => {
      const [form, main, cancel] = await Promise.all(
        [dialog.locator('form'), send, dialog.getByRole('button', { name: 'Cancel' })].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        ),
      );
      if (!form || !main || !cancel) throw new Error('The dialog has no buttons');
      expect(main.y, action).toBeLessThanOrEqual(cancel.y);
      expect(Math.abs(main.right - form.right), action).toBeLessThan(1);
      expect(Math.abs(cancel.left - form.left), action).toBeLessThan(1);
      if (action !== 'Refund') expect(cancel.width, action).toBe(main.width);
    }).toPass();
  }
});

/** In px: how far the second part begins below the end of the first. */
async function spaceBetween(first: Locator, second: Locator): Promise<number> {
  const [above, below] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  return (below?.y ?? 0) - (above ? above.y + above.height : Infinity);
}

test('the buttons of long dialogs on a phone stay below the focused field', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.setViewportSize({ width: 390, height: 700 });
  for (const [path, opens, last, field] of [
    ['/mini-admin/scratchcards', 'Create batch', 'Create 100 cards', 'Reseller (optional)'],
    ['/mini-admin/notifications', 'New notification', 'Save draft', 'Title'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: opens }).click();
    const dialog = page.getByRole('dialog', { name: opens });
    const button = dialog.getByRole('button', { name: last });
    await expect(button).toBeInViewport({ ratio: 1 });
    const control = dialog.getByLabel(field);
    await control.focus();
    await expect
      .poll(() => spaceBetween(control, button), `px between ${field} and buttons`)
      .toBeGreaterThan(0);
  }
});

test('with large text on a phone the focused field of a dialog is above its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/installments/details?plan=PLN-000101&scenario=happy&as=customer');
  await overflowing(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const field = dialog.getByLabel('What is wrong?');
  await expect(field).toBeFocused();
  const button = dialog.getByRole('button', { name: 'Report a problem' });
  await expect
    .poll(() => spaceBetween(field, button), 'px between the field and the buttons')
    .toBeGreaterThan(0);
  await page.setViewportSize({ width: 640, height: 300 });
  await expect(button).not.toBeInViewport();
});

test('the ring around a field is clear of the description above it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/mini-admin/payments?status=SUCCEEDED&scenario=happy&as=administrator');
  await page.locator('[data-row] a').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const field = page.getByRole('dialog', { name: 'Refund', exact: true }).getByLabel('Amount');
  await expect(field).toBeFocused();
  const description = page.getByText(/^At most €/);
  // both at once, as the dialog may still be moving
  const gap = async () =>
    field.evaluate(
      (element, text) => element.getBoundingClientRect().top - (text?.getBoundingClientRect().bottom ?? 0),
      await description.elementHandle(),
    );
  await expect.poll(gap).toBeGreaterThanOrEqual(6); // the ring is 5 px wide with its edge
});

test('a reason grows with its text up to twelve lines, a message starts with three', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mini-admin/users?scenario=one-of-each&as=administrator');
  const heightIn = async (action: string, field: string, lines: number) => {
    await page.locator('[data-row]').nth(1).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    const box = page.getByRole('dialog', { name: action }).getByRole('textbox', { name: field });
    const heightOfBox = async () => (await box.boundingBox())?.height ?? 0;
    await expect(box).toBeVisible();
    const height = await resting(page, heightOfBox);
    await box.fill(Array(lines).fill('word').join('\n'));
    const filled = await resting(page, heightOfBox);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return { height, filled };
  };
  const line = 24.8;
  const reason = await heightIn('Block account', 'Reason', 4);
  expect(reason.height).toBeCloseTo(42, 0);
  expect(reason.filled).toBeGreaterThanOrEqual(4 * line);
  const long = await heightIn('Block account', 'Reason', 30);
  expect(long.filled).toBeLessThanOrEqual(12 * line);
  const message = await heightIn('Send message', 'Text', 1);
  expect(message.height).toBeGreaterThanOrEqual(3 * line);
});

test('a label that is scrolled to in a dialog has its field above the buttons, and so has a choice with large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mini-admin/scratchcards?scenario=happy&as=administrator');
  await page.getByRole('button', { name: 'Create batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create batch' });
  const bar = dialog.getByRole('button', { name: 'Create 100 cards' }).locator('..');
  await expect(bar).toBeVisible();
  /** In px: how far a field ends above the buttons, once its label was scrolled to from behind them. */
  const room = async (label: string) =>
    dialog.getByText(label, { exact: true }).evaluate(
      (text, buttons) => {
        const element = text.closest('label');
        const control = element?.control;
        const shown = control?.matches('[type="radio"]') ? element : control;
        if (!element || !control || !shown || !buttons) return -Infinity;
        for (let part = element.parentElement; part; part = part.parentElement)
          part.scrollTop += element.getBoundingClientRect().top - buttons.getBoundingClientRect().top;
        if (control === shown) element.scrollIntoView({ block: 'nearest' });
        else control.scrollIntoView({ block: 'nearest' });
        return buttons.getBoundingClientRect().top - shown.getBoundingClientRect().bottom;
      },
      await bar.elementHandle(),
    );
  await expect.poll(() => room('Reseller (optional)')).toBeGreaterThan(0);
  await overflowing(page); // with text of twice its size
  await expect.poll(() => room('Later')).toBeGreaterThan(0);
});
