import { pagePaths } from '#tools/host/rules.ts';
import { expect, test } from '#e2e/fixtures.ts';

// A page begins with what its first content needs of the style sheets. That is complete when no rule of the whole sheets
// that applies to an element is missing, at any width and in both colour schemes.

test('a page starts with every style rule that applies to its first content', async ({ page, tolerate }) => {
  tolerate(/status of 404/); // the address without a page
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })); // no script replaces the first content
  for (const path of [...pagePaths, '/no-such-page']) {
    await page.goto(path);
    const { applied, missing } = await page.locator('#entry-style').evaluate(async (link) => {
      const inPage = [...document.styleSheets];
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        link.setAttribute('rel', 'stylesheet');
      });
      const wholeSheets = document.getElementById('whole-sheets');
      const texts: unknown = JSON.parse(wholeSheets?.textContent ?? '[]');
      wholeSheets?.remove(); // what it reads is not read by the first content
      const ownSheets = (Array.isArray(texts) ? texts : []).map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(String(text));
        return sheet;
      });
      const whole = [...document.styleSheets, ...ownSheets].filter((sheet) => !inPage.includes(sheet));

      interface Declared {
        readonly selector: string;
        readonly property: string;
        /** The conditions of media and the like, the selector, the property and its value. */
        readonly text: string;
      }
      /** The selectors of a list; commas within parentheses, up to three deep, do not separate. */
      const selectorsOf = (list: string) =>
        (list.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []).map((each) =>
          each.trim(),
        );
      const declared = (rules: CSSRuleList, condition = ''): Declared[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule)
            return selectorsOf(rule.selectorText).flatMap((selector) =>
              [...rule.style].map((property) => ({
                selector,
                property,
                text: `${condition}${selector} { ${property}: ${rule.style.getPropertyValue(property)} }`,
              })),
            );
          if (rule instanceof CSSGroupingRule)
            return declared(rule.cssRules, `${condition}${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`);
          return [];
        });
      const contained = new Set(inPage.flatMap((sheet) => declared(sheet.cssRules)).map(({ text }) => text));
      const applies = ({ selector }: Declared) =>
        ['light', 'dark'].some((scheme) => {
          document.documentElement.dataset['mantineColorScheme'] = scheme;
          return document.querySelector(selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*') !== null;
        });
      const page = `${document.documentElement.outerHTML} ${inPage.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(' ')}`;
      const isRead = ({ property }: Declared) =>
        !property.startsWith('--') || new RegExp(`var\\(\\s*${property}\\b(?!-)`).test(page);
      const applied = whole
        .flatMap((sheet) => declared(sheet.cssRules))
        .filter(applies)
        .filter(isRead);
      const missing = applied.filter(({ text }) => !contained.has(text)).map(({ text }) => text);
      return { applied: applied.length, missing };
    });
    expect(applied, path).toBeGreaterThan(50);
    expect(missing, path).toEqual([]);
  }
});
