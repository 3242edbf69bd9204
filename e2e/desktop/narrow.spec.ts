import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { customerOn } from '#e2e/people/customer.ts';
import { overflowing } from '#e2e/people/visit.ts';

// Narrow viewports, and large text in them. What each address shows at 320 px is in routes.spec.ts.

/** The number of lines that the text of each element takes. */
const linesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    }),
  );

test('nothing overflows at 320 px at any step of the purchase', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (step: string) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `px beyond 320 at ${step}`).toBeLessThanOrEqual(0);
  };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await fits('the cart');
  await customer.comparesPlans();
  for (const word of ['Cards', 'Table'])
    await expect.poll(() => linesOf(page.getByText(word, { exact: true }))).toEqual([1]);
  await page.getByText('Table', { exact: true }).click();
  const refusal = page.getByRole('cell', { name: /to reach the minimum of/ });
  await refusal.scrollIntoViewIfNeeded();
  const end = () => refusal.locator('> *').evaluate((content) => content.getBoundingClientRect().right);
  await expect.poll(end, 'why a plan is not offered ends within the window').toBeLessThanOrEqual(320 - 16);
  await page.getByText('Cards', { exact: true }).click();
  await customer.marksOffer('STD6');
  await page.getByRole('button', { name: 'See the calculation' }).click();
  const figures = page.getByRole('table').last().locator('tbody tr').nth(1).locator('td');
  const indents = () =>
    figures.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingInlineStart));
  await expect
    .poll(indents, 'labels of a payment start at the edges of two columns')
    .toEqual(Array(5).fill('0px'));
  await fits('the plans, with the maths');
  await customer.choosesOffer('STD6');
  await fits('the payment');
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await fits('the signature');
  const onScreen = [
    page.getByRole('navigation', { name: 'Steps of the checkout' }),
    page.getByRole('button', { name: 'Send me the code' }),
  ];
  for (const part of onScreen) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of onScreen) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await customer.requestsCode();
  await fits('the code');
  await customer.sign().click();
  await customer.at('receipt');
  await fits('the receipt');
  await page.getByRole('link', { name: 'See the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PLN-/ })).toBeVisible();
  await fits('the plan');
});

test('the drawer, open on a phone', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('link', { name: 'Log Out' })).toBeVisible();
  await expectAccessible(page);
});

test('just below 960 px, where rows become cards, an e-mail address is not broken', async ({ page }) => {
  await administratorOn(page).signsIn();
  await page.setViewportSize({ width: 959, height: 800 });
  await page.goto('/users');
  const addresses = page.getByRole('main').getByText(/•@\w+\.\w+$/);
  await expect(page.locator('[data-row]')).toHaveCount(25);
  await expect.poll(() => linesOf(addresses)).toEqual(Array(25).fill(1));
});

test('cart and plans fit 320 px with twice the text size, and no label is cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const nothing = { wide: [], cut: [] };
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await expect.poll(() => overflowing(page)).toEqual(nothing);
  await customer.comparesPlans();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeVisible();
  await expect.poll(() => overflowing(page)).toEqual(nothing);
});

test('the button at the lower edge of a dialog covers what is behind it on a phone', async ({ page }) => {
  await page.goto('/installments/details?plan=PLN-000101&ahead=18100&scenario=happy&as=customer');
  const choice = page.getByRole('dialog', { name: 'Pay ahead' }).getByText('Shorter term');
  await choice.waitFor();
  const middleOf = async (element: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  let covering: string | null = null;
  for (let height = 620; covering === null && height > 240; height -= 8) {
    await page.setViewportSize({ width: 320, height });
    const button = page.getByRole('button', { name: /^How to pay €/ });
    if (!(await button.isVisible())) continue;
    const [behind, above] = [await middleOf(choice), await middleOf(button)];
    if (Math.abs(behind.y - above.y) > 12) continue;
    covering = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? 'no button',
      behind,
    );
  }
  expect(covering).toMatch(/^How to pay €/);
});

test('a bank transfer is paid by a button at the end of its dialog on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto('/installments/details?plan=PLN-000101&pay=1&scenario=happy&as=customer');
  const dialog = page.getByRole('dialog', { name: 'Pay' });
  await dialog.getByText('Bank transfer').click();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog.getByText('Waiting for the bank')).toBeVisible();
});

test('shortcut hints of controls are shown with a keyboard, and not on a phone', async ({ page }) => {
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  const hint = page.getByRole('main').locator('kbd').filter({ hasText: '/' });
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(hint).toBeHidden();

  await page.goto('/mini-admin/collateral?scenario=one-of-each&as=administrator&status=SUBMITTED');
  await page.locator('[data-row] a').first().click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start review' });
  await expect(start).toHaveAttribute('aria-keyshortcuts', 't');
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  };
  const offset = async () =>
    Math.abs((await start.evaluate(middle)) - (await start.getByText('Start review').evaluate(middle)));
  await expect.poll(offset, 'px of the label beside the middle').toBeLessThanOrEqual(1);
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

test('the head of long details is one line on a phone and covers no content', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/mini-admin/installments?scenario=one-of-each&as=administrator');
    await page.getByRole('main').getByRole('link', { name: 'PLN-000001' }).click();
    const details = page.getByRole('dialog', { name: 'PLN-000001' });
    const box = async (element: Locator) => {
      await expect(element).toBeVisible();
      const { x = 0, y = 0, width: wide = 0, height = 0 } = (await element.boundingBox()) ?? {};
      return { x, middle: Math.round(y + height / 2), bottom: y + height, y, wide };
    };
    const tools = ['Previous', 'Next', 'Close'].map((name) => details.getByRole('button', { name }));
    await expect(async () => {
      const title = await box(details.getByRole('heading', { level: 2, name: 'PLN-000001' }));
      for (const tool of tools) {
        const { middle, bottom, wide } = await box(tool);
        expect(Math.abs(middle - title.middle), 'px beside the line of the title').toBeLessThanOrEqual(1);
        expect(wide).toBeGreaterThanOrEqual(24);
        const { y } = await box(details.getByText('Left to pay', { exact: true }).first());
        expect(y - bottom).toBeGreaterThanOrEqual(0);
      }
    }).toPass();
  }
});

test('the menu of details opens upwards on a phone and scrolls to each action', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/mini-admin/users?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a').first().click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Actions' }).click();
  const items = details.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expect(items.first()).toBeInViewport({ ratio: 1 });
  const covering = () =>
    items.first().evaluate((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return item.contains(at) ? null : at?.outerHTML;
    });
  await expect.poll(covering, 'what covers the first action').toBeNull();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await expect(items.last()).toBeInViewport({ ratio: 1 });
});

test('on a phone details are as wide as the window, however short their texts are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mini-admin/approvals?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a').first().click();
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  const missing = () =>
    details.evaluate(
      (element) => (element.parentElement?.clientWidth ?? 0) - element.getBoundingClientRect().width,
    );
  await expect.poll(missing, 'px beside the details').toBe(0);
});

test('on a phone no button of the selection bar is alone in its line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  await page.getByRole('checkbox', { name: 'Select row 1', exact: true }).check();
  const bar = page.getByRole('group', { name: 'Selection' });
  const middle = (name: RegExp) =>
    bar.getByRole('button', { name }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
  await expect(async () => {
    const line = await middle(/^Select all/);
    expect([await middle(/^Clear/), await middle(/^Retry/)]).toEqual([line, line]);
  }).toPass();
});

test('on a phone the usual action is at the bottom, however short the details are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/mini-admin/jobs?scenario=one-of-each&as=administrator');
  await page
    .getByRole('link', { name: /^Retry payments/ })
    .first()
    .click();
  const stop = page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  const below = async () => 800 - (await stop.evaluate((button) => button.getBoundingClientRect().bottom));
  await expect.poll(below, 'px below the button').toBeLessThanOrEqual(32);
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
  }
});

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
    const bottom = (await control.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
    expect(bottom, `${field} above the buttons`).toBeLessThan((await button.boundingBox())?.y ?? 0);
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
  const edges = async () => {
    const [above, below] = await Promise.all([field.boundingBox(), button.boundingBox()]);
    return (below?.y ?? 0) - (above ? above.y + above.height : Infinity);
  };
  await expect.poll(edges, 'px between the field and the buttons').toBeGreaterThan(0);
  await page.setViewportSize({ width: 640, height: 300 });
  await expect(button).not.toBeInViewport();
});

test('no figure of the dashboard is alone in the last row with room beside it', async ({ page }) => {
  await page.goto('/mini-admin?scenario=happy&as=administrator');
  const tiles = page.getByRole('list', { name: 'Key figures' });
  await expect(tiles.getByRole('listitem').nth(13)).toBeVisible();
  const room = () =>
    tiles.evaluate((list) => {
      const at = [...list.children].map((tile) => tile.getBoundingClientRect());
      const last = at.filter(({ top }) => top === at.at(-1)?.top);
      return last.length === 1 ? list.getBoundingClientRect().right - (last[0]?.right ?? 0) : 0;
    });
  const isFull = async (what: string) => {
    for (const width of [1440, 960, 800, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(room, `px beside the last ${what} at ${width}`).toBeLessThan(1);
    }
  };
  await isFull('of 14 figures');
  await page.getByRole('button', { name: 'Tiles' }).click();
  const choices = page.getByRole('dialog').getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  await expectAccessible(page);
  await choices.nth(0).uncheck();
  await choices.nth(1).uncheck();
  await choices.nth(2).uncheck();
  await page.keyboard.press('Escape');
  await expect(tiles.getByRole('listitem')).toHaveCount(11);
  await isFull('of 11 figures');
});

test('two figures share a line on a phone, and an amount of millions is not broken', async ({ page }) => {
  await page.goto('/mini-admin?scenario=happy&as=administrator');
  const tiles = page.getByRole('list', { name: 'Key figures' }).getByRole('listitem');
  // 30,000 plans would do the same, and take a loaded machine a minute.
  await tiles
    .getByText(/^€[\d,]+\.\d{2}$/)
    .first()
    .evaluate((figure) => figure.replaceChildren('€2,345,678.90'));
  const outstanding = page.getByText('€2,345,678.90');
  const inFirstRow = () =>
    tiles.evaluateAll((all) => {
      const tops = all.map((tile) => tile.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(inFirstRow, `beside each other at ${width}`).toBe(2);
    await expect.poll(() => linesOf(outstanding)).toEqual([1]);
  }
  const swiped = page.getByRole('region', { name: 'Ageing' }).locator('..');
  await expect
    .poll(() => swiped.evaluate((row) => row.scrollWidth / row.clientWidth), 'charts in a row that is swiped')
    .toBeGreaterThan(2);
  await swiped.evaluate((row) => row.scrollTo({ left: row.clientWidth / 2 }));
  const cut = () =>
    swiped.evaluate((row) => {
      const left = (element: Element) => element.getBoundingClientRect().left;
      return Math.min(...[...row.children].map((chart) => Math.abs(left(chart) - left(row))));
    });
  await expect.poll(cut, 'px between the edge and the next chart').toBeLessThan(2);
  await expect.poll(() => overflowing(page)).toEqual({ wide: [], cut: [] });
  await expect.poll(inFirstRow, 'beside each other with large text').toBe(1);
  await expect.poll(() => linesOf(outstanding)).toEqual([1]);
});

test('the tries left for a PIN take the one line at 320 px that is kept for them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/redeem?scenario=happy&as=customer');
  const hint = page.getByText(/tries left/);
  await expect(hint).toBeVisible();
  await expect.poll(() => linesOf(hint)).toEqual([2]); // with the hint above it
});

test('a status is in one line beside its label at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/mini-admin/collateral?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a').first().click();
  const status = page.getByRole('dialog').getByText('Collateral needed', { exact: true });
  await expect(status).toBeVisible();
  await expect.poll(() => linesOf(status)).toEqual([1]);
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
    const { height = 0 } = (await box.boundingBox()) ?? {};
    await box.fill(Array(lines).fill('word').join('\n'));
    const { height: filled = 0 } = (await box.boundingBox()) ?? {};
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

test('the top bar is one line at 320 px and within the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/mini-admin/payments?scenario=happy&as=administrator');
  const bar = page.getByRole('banner');
  const title = bar.getByRole('link', { name: 'Administration' });
  await expect(title).toBeVisible();
  const parts = bar.locator('a, button');
  const rightmost = () =>
    parts.evaluateAll((all) => Math.max(...all.map((part) => part.getBoundingClientRect().right)));
  await expect(parts).toHaveCount(4);
  await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThanOrEqual(44);
  await expect.poll(rightmost).toBeLessThanOrEqual(320);
  await overflowing(page); // which doubles the text size
  await expect.poll(rightmost, 'with twice the text size').toBeLessThanOrEqual(320);
});

test('a day with its time stays within the details at 320 px with twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/mini-admin/payments?scenario=one-of-each&as=administrator');
  await page.locator('[data-row] a[href*="open="]').first().click();
  const details = page
    .getByRole('dialog')
    .getByRole('group')
    .filter({ has: page.locator('time') });
  await expect.poll(() => details.locator('time').count()).toBeGreaterThan(2);
  await overflowing(page); // which doubles the text size
  const beyond = () =>
    details.evaluate((element) => {
      const end = element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight);
      return Math.max(
        ...[...element.querySelectorAll('time')].map((time) => time.getBoundingClientRect().right - end),
      );
    });
  await expect.poll(beyond, 'px beyond the details').toBeLessThanOrEqual(1);
});

test('the links of the header are 8 px apart at 320 px, and in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/checkout?scenario=happy&as=customer&cart=ESPRESSO-01&step=cart');
  const links = page.getByRole('banner').getByRole('navigation').locator('> *');
  await expect(links).toHaveCount(4); // cart, instalments, messages, account
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const smallestGap = () =>
    links.evaluateAll((all) => {
      const places = all.map((link) => link.getBoundingClientRect());
      return Math.min(...places.slice(1).map(({ left }, index) => left - (places[index]?.right ?? 0)));
    });
  await expect.poll(smallestGap).toBeGreaterThanOrEqual(8);
});

test('a day stays in one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [
    '/installments?scenario=one-of-each&as=customer',
    '/mini-admin/installments?scenario=one-of-each&as=administrator',
  ]) {
    await page.goto(address);
    const days = page.getByRole('main').locator('time').filter({ visible: true });
    await expect.poll(() => days.count()).toBeGreaterThan(5);
    await expect.poll(async () => new Set(await linesOf(days))).toEqual(new Set([1]));
  }
});
