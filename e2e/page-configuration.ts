import type { Page } from '@playwright/test';

/** Empties the configuration that the host writes into pages, so that a page asks for `/config.json`. */
export async function withoutPageConfiguration(page: Page): Promise<void> {
  await page.route(
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
