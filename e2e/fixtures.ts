import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** A test that provokes a complaint says so beforehand. A complaint that then does not come is a failure as well. */
  tolerate: (complaint: RegExp) => void;
}

/** `test` fails when any page of the context throws, logs an error or breaks its policy. */
export const test = base.extend<Fixtures>({
  tolerate: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const tolerated: RegExp[] = [];
      await context.exposeFunction('reportViolation', (text: string) => complaints.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportViolation');
          const { violatedDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          if (typeof report === 'function') {
            report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
          }
        });
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`console: ${message.text()} ${message.location().url}`);
      });
      await use((complaint) => tolerated.push(complaint));
      const surprising = complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      const missing = tolerated.filter((pattern) => !complaints.some((text) => pattern.test(text)));
      expect({ surprising, missing }, 'what the pages complained about').toEqual({
        surprising: [],
        missing: [],
      });
    },
    { auto: true },
  ],
});

/** Waits for the page and for transitions to end, then has axe look at the page; every rule, every impact. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect(found, 'axe').toEqual([]);
}
