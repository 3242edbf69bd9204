import type { BrowserContext, Page } from '@playwright/test';

/** Empties the configuration that the host writes into pages, so that a page asks for `/config.json`. */
export async function withoutPageConfiguration(pages: Page | BrowserContext): Promise<void> {
  await pages.route(
    (url) => !/\.[^/]+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(id="configuration">)[^<]*/, '$1');
      return route.fulfill({ response, body });
    },
  );
}

/** Changes settings of the host for these pages. */
export async function withSettings(
  pages: Page | BrowserContext,
  changed: Readonly<Record<string, unknown>>,
): Promise<void> {
  await withoutPageConfiguration(pages);
  await pages.route('**/config.json', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, ...changed } });
  });
}
