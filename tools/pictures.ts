// Writes public/favicon.svg, public/icons, public/screenshots and the pictures of docs: node tools/pictures.ts ORIGIN, where a build is served with mocks on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { faviconText } from '#src/ui/strip/mark-drawing.ts';
import { findBrowser } from './browser/find.ts';
import { sandboxed, thisMachine } from './browser/this-machine.ts';

const [origin] = process.argv.slice(2);
if (origin === undefined)
  throw new Error('Say where the application is served: node tools/pictures.ts ORIGIN');

mkdirSync('public/icons', { recursive: true });
mkdirSync('public/screenshots', { recursive: true });
const { launch } = await findBrowser(thisMachine);
const browser = await chromium.launch({ ...launch, chromiumSandbox: sandboxed });

const mark = faviconText();
writeFileSync('public/favicon.svg', mark);

/** `share`: the mark's part of the side (0 to 1); the mask of a platform may cut off a fifth of each side. */
async function icon(name: string, size: number, share: number, background: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * share);
  const style = `display:grid;place-items:center;width:${size}px;height:${size}px;background:${background}`;
  await page.setContent(
    `<body style="margin:0;background:transparent"><div style="${style}">${mark.replace('<svg', `<svg width="${side}" height="${side}"`)}</div>`,
  );
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  await page.close();
}

async function newPage(width: number, height: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  return { context, page: await context.newPage() };
}

async function screenshot(name: string, width: number, height: number): Promise<void> {
  const { context, page } = await newPage(width, height);
  await page.goto(`${origin}/`);
  await page.getByRole('list', { name: 'Plans for this amount' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `public/screenshots/${name}.png` });
  await context.close();
}

/** A picture of the README: the comparison of plans in the checkout. */
async function comparison(): Promise<void> {
  const { context, page } = await newPage(1440, 900);
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Add to cart: Espresso machine' }).click();
  await page.goto(`${origin}/checkout?step=plan`);
  await page.getByRole('radio', { name: /^6 months/ }).check({ force: true });
  await page.getByRole('button', { name: 'Continue with 6 months' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: 'docs/screenshot.png' });
  await context.close();
}

/** A picture of the README: the list of payments with the details of a failed one. */
async function administration(): Promise<void> {
  const { context, page } = await newPage(1440, 900);
  await page.goto(`${origin}/mini-admin/payments?as=administrator&status=FAILED`);
  await page.locator('[data-row] a').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: 'docs/administration.png' });
  await context.close();
}

for (const size of [192, 512]) {
  await icon(`icon-${size}`, size, 1, 'transparent');
  await icon(`maskable-${size}`, size, 0.72, '#000');
}
await icon('apple-touch-icon', 180, 0.86, '#000');
await screenshot('wide', 1280, 800);
await screenshot('narrow', 390, 844);
await comparison();
await administration();
await browser.close();
