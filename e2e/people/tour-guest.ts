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

const typed: Readonly<Record<string, string>> = {
  'Income a month, after tax': '2400',
  'Expenses a month': '1150',
  'Other loans and instalments a month': '210',
  Description: goldChain.description,
  'Your estimate of its value': goldChain.value,
};

const reasons: Readonly<Record<string, string>> = {
  collateral: 'Weighed and tested',
  'scratchcard-campaign': 'For her patience',
};

/** What a tour points at: the first of that name, or what is around it: the card of a choice or of a heading. */
const pointed = (page: Page, target: Target) =>
  named(page, target).and(pointedAt(page).locator('xpath=descendant-or-self::*'));

/** What comes before a press: fills in a field, or presses. */
async function prepares(field: Locator, name: string, tour: string): Promise<void> {
  const tag = await field.evaluate((element) => element.localName);
  if (tag === 'select') {
    const option = field.getByRole('option', { name: /Market hall/ });
    await field.selectOption(await option.innerText());
    return;
  }
  const text = { ...typed, Name: 'Market hall', Reason: reasons[tour] ?? '' }[name];
  if (text === undefined) return field.click();
  await field.fill(text);
  await field.blur(); // it is pointed at until it is left
}

/** What a step takes beside a press of what it points at; a step that is not here takes that press alone. */
const deeds: Readonly<Record<string, (page: Page, target: Locator) => Promise<unknown>>> = {
  'Send for review': async (page, target) => {
    for (const kind of goldChain.documents) {
      await page.getByLabel(`Add: ${kind}`).setInputFiles(pictureOf(kind));
      await expect(page.getByLabel(`Kind of ${kind}.png`)).toBeVisible();
    }
    await target.click(); // once the files are checked
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

/** Takes the first steps of a tour from its link, doing on each page what the step says. */
export async function takesSteps(
  page: Page,
  name: string,
  count: number | undefined,
  atStep = async (_step: number) => {},
): Promise<void> {
  const panel = panelOn(page);
  await page.goto(`/?tour=${name}`);
  const steps = tours[name]?.steps.slice(0, count) ?? [];
  for (const [index, { text, before, target, ends }] of steps.entries()) {
    await expect(panel).toContainText(text);
    for (const { target: first } of before) {
      const field = pointed(page, first);
      await expect(field).toBeVisible();
      await prepares(field, String(first.name), name);
    }
    const part = pointed(page, target);
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
}

/** Takes a tour to its end. */
export async function takesTour(
  page: Page,
  name: string,
  atStep?: (step: number) => Promise<void>,
): Promise<void> {
  const panel = panelOn(page);
  await takesSteps(page, name, undefined, atStep);
  await expect(panel).toContainText('This was the tour.');
  await expect(panel.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', `/?tour=${name}`);
  await expect(panel.getByRole('link', { name: /^Next tour: / })).toBeVisible();
  await panel.getByRole('button', { name: 'Close the tour' }).click();
  await expect(panel).toHaveCount(0);
}
