import { expect, type Locator, type Page } from '@playwright/test';
import { tours } from '#src/demo/tours/tours.ts';
import type { Target } from '#src/demo/tours/tour.ts';
import { goldChain } from '#contracts/verbs/verbs.ts';
import { frames } from '#e2e/fixtures.ts';
import { pictureOf } from './customer.ts';

/** The panel of a guided tour. */
export const panelOn = (page: Page) => page.getByRole('region', { name: 'Guided tour' });

const pointedAt = (page: Page) => page.locator('[data-tour-target]');

const named = (page: Page, { role, name }: Target) =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });

async function fills(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(text);
}

/** What a step takes beside a press of what it points at; a step that is not here takes that press alone. */
const deeds: Readonly<Record<string, (page: Page, target: Locator) => Promise<unknown>>> = {
  '/^4242 4242 4242 4242/': async (page, target) => {
    await target.click();
    await page
      .getByRole('button', { name: /^(Continue( to review)?|Pay €.+)$/ })
      .last()
      .click();
  },
  'Check my budget': async (page, target) => {
    await fills(page, {
      'Income, after tax': '2400',
      Expenses: '1150',
      'Other loans': '210',
    });
    await target.click();
  },
  'Send me the code': async (page, target) => {
    await page.getByRole('checkbox', { name: /terms of the credit/ }).check();
    await page.getByRole('checkbox', { name: /privacy notice/ }).check();
    await target.click();
  },
  'Add and continue with documents': async (page, target) => {
    await page.getByRole('radio', { name: goldChain.kind }).click();
    await page.getByLabel('Description').fill(goldChain.description);
    await page.getByLabel('Your estimate of its value').fill(goldChain.value);
    await target.click();
  },
  'Send for review': async (page, target) => {
    for (const kind of goldChain.documents) {
      await page.getByLabel(`Add: ${kind}`).setInputFiles(pictureOf(kind));
      await expect(page.getByLabel(`Kind of ${kind}.png`)).toBeVisible();
    }
    await target.click(); // once the files are checked
  },
  '/^Approve at/': async (page, target) => {
    await fills(page, { Reason: 'Weighed and tested' });
    await target.click();
  },
  Name: async (page, target) => {
    await target.fill('Market hall');
    await page.getByRole('button', { name: 'Create 100 cards' }).click();
  },
  'Give scratchcard': async (page, target) => {
    const batch = page.getByRole('combobox', { name: 'Batch' });
    if (!(await batch.isVisible())) return target.click(); // in the menu
    const option = batch.getByRole('option', { name: /Market hall/ });
    await batch.selectOption(await option.innerText());
    await fills(page, { Reason: 'For her patience' });
    return target.click();
  },
  'Redeem this card': async (page, target) => {
    await target.click();
    await page.getByRole('button', { name: 'Check the card' }).click();
  },
};

/** Waits until the panel covers nothing of what it points at. */
async function expectUncovered(page: Page): Promise<void> {
  await expect(async () => {
    const [panel, target] = [await panelOn(page).boundingBox(), await pointedAt(page).boundingBox()];
    const covers =
      panel !== null &&
      target !== null &&
      panel.x < target.x + target.width &&
      target.x < panel.x + panel.width &&
      panel.y < target.y + target.height &&
      target.y < panel.y + panel.height;
    expect(covers).toBe(false);
  }).toPass();
}

/** Takes a tour from its link to its end, doing on each page what the step says. */
export async function takesTour(
  page: Page,
  name: string,
  atStep = async (_step: number) => {},
): Promise<void> {
  const panel = panelOn(page);
  await page.goto(`/?tour=${name}`);
  for (const [index, { text, target, ends }] of (tours[name]?.steps ?? []).entries()) {
    await expect(panel).toContainText(text);
    // the first of them, or what is around it: the card of a choice or of a heading
    const part = named(page, target).and(pointedAt(page).locator('xpath=descendant-or-self::*'));
    await expect(part).toBeVisible();
    await expect(pointedAt(page)).toBeInViewport();
    await frames(page, 2);
    await expectUncovered(page);
    await atStep(index);
    if (ends.by === 'seeing') await panel.getByRole('button', { name: 'Next' }).click();
    else if (ends.by === 'opening') await panel.getByRole('link', { name: ends.label }).click();
    else if (ends.by === 'waiting') await panel.getByRole('button', { name: ends.label }).click();
    else await (deeds[String(target.name)]?.(page, part) ?? part.click());
  }
  await expect(panel).toContainText('This was the tour.');
  await panel.getByRole('button', { name: 'Close the tour' }).click();
  await expect(panel).toHaveCount(0);
}
