import { AxeBuilder } from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { address } from '#e2e/address.ts';
import { backendAt } from '#e2e/people/backend.ts';

export { expect };
export { frames } from '#tests/kit/in-page.ts';

interface Fixtures {
  /** At an address each test begins with the data of `happy`; a mock in the page begins with them by itself. */
  situation: void;
  /** Whether an error message may appear, as often as it does. */
  mayAppear: (message: string) => boolean;
  /** Allows an error message that matches. It is a failure when none appears. */
  tolerate: (message: RegExp) => void;
}

/** The errors of all pages of a context from now on: what is thrown, logged or breaks the content security policy. */
export async function errorsIn(context: BrowserContext): Promise<string[]> {
  const messages: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => messages.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      if (typeof report === 'function') {
        report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
      }
    });
  });
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') messages.push(`console: ${message.text()} ${message.location().url}`);
  });
  return messages;
}

/** The browser's own line about a request while a test has taken the network away: how many a page still sends depends on the machine. */
const withoutNetwork = /^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED /;

/** The browser's own line about a refusal of a backend at an address. The mock in the page has no requests to report. */
const refusal = /^console: Failed to load resource: the server responded with a status of 4\d\d /;
const expected = address === null ? [withoutNetwork] : [withoutNetwork, refusal];

/** `test` fails when any page of the context throws, logs an error or violates its content security policy. */
export const test = base.extend<Fixtures>({
  situation: [
    // oxlint-disable-next-line no-empty-pattern -- as Playwright wants it
    async ({}, use) => {
      if (address !== null && address.controlUrl !== null)
        await backendAt(address).control('setMockScenario', { scenario: 'happy' });
      await use();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as Playwright wants it
  mayAppear: async ({}, use) => use((message) => expected.some((pattern) => pattern.test(message))),
  tolerate: [
    async ({ context, mayAppear }, use) => {
      const messages = await errorsIn(context);
      const tolerated: RegExp[] = [];
      await use((pattern) => tolerated.push(pattern));
      const unexpected = messages.filter(
        (text) => !mayAppear(text) && !tolerated.some((pattern) => pattern.test(text)),
      );
      const missing = tolerated.filter((pattern) => !messages.some((text) => pattern.test(text)));
      expect({ unexpected, missing }, 'error messages of the pages').toEqual({
        unexpected: [],
        missing: [],
      });
    },
    { auto: true },
  ],
});

/** Waits for the heading and for transitions to end, then expects no finding of axe, of any impact. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  // Every rule that axe runs by default, and the size of targets.
  await expectNoFindings(page, 'html', { rules: { 'target-size': { enabled: true } } });
}

/** Expects no finding in a dialog of the two rules that its test in jsdom leaves out (tests/kit/accessible.ts). */
export const expectLegibleDialog = (page: Page) =>
  expectNoFindings(page, '[role=dialog]', { runOnly: ['color-contrast', 'target-size'] });

async function expectNoFindings(page: Page, part: string, options: RunOptions): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  // The legacy mode opens no further page to sum up the results of frames; the application has no frames.
  await expect(page.locator('iframe')).toHaveCount(0);
  // The builder would send its 1.5 MB twice for each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'], ...options }) // the nodes that passed are not sent
    .analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect(findings, 'axe').toEqual([]);
}
