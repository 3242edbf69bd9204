import { afterEach, describe, expect, test } from 'vitest';
import { countTabs, watchUse } from '#src/platform/session/tab-use.ts';
import { fakeOrigin } from '#tests/src/origin.ts';

afterEach(() => document.body.replaceChildren()); // test files share the document

function page() {
  document.body.innerHTML =
    '<main><a href="/orders?status=ACTIVE"><b>Orders</b></a><button>Other</button></main>';
  document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault());
  let now = 1_000;
  const use = watchUse(window, () => now);
  const press = (type: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 1 }));
  return { use, press, later: (ms: number) => (now += ms) };
}

describe('a tab', () => {
  test.each(['auxclick', 'click', 'contextmenu'])('knows which link was opened by %s', (type) => {
    const { use, press } = page();
    press(type, 'b');
    expect(use.hasOpened('/orders?status=ACTIVE')).toBe(true);
    expect(use.hasOpened('/orders')).toBe(false);
  });

  test('no longer counts after half a minute', () => {
    const { use, press, later } = page();
    press('auxclick', 'b');
    later(30_000);
    expect(use.hasOpened('/orders?status=ACTIVE')).toBe(false);
  });

  test('knows when the person last did something in it', () => {
    const { use, press, later } = page();
    later(500);
    press('click', 'button');
    expect(use.usedAt()).toBe(1_500);
    later(500);
    window.dispatchEvent(new Event('focus'));
    expect(use.usedAt()).toBe(2_000);
  });

  test('does not know the others where the browser refuses locks, and nothing fails', async () => {
    const refuse = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    expect(await countTabs({ request: refuse, query: refuse })()).toBeNull();
  });

  test('knows the number of other tabs', async () => {
    const origin = fakeOrigin();
    const inA = countTabs(origin.locksOf('a'));
    expect(await inA()).toBe(0);
    const inB = countTabs(origin.locksOf('b'));
    expect([await inA(), await inB()]).toEqual([1, 1]);
    origin.close('b');
    expect(await inA()).toBe(0);
    expect(await countTabs(null)()).toBeNull();
  });
});
