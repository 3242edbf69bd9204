import { describe, expect, test } from 'vitest';
import { otherTabs, watchUse } from '#src/platform/tab-use.ts';
import { fakeOrigin, settle } from '#tests/src/origin.ts';

function page() {
  document.body.innerHTML = '<a href="/orders?status=ACTIVE"><b>Orders</b></a><button>Other</button>';
  document.body.addEventListener('click', (event) => event.preventDefault());
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

  test('forgets it after half a minute', () => {
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

  test('knows whether there are others', async () => {
    const origin = fakeOrigin();
    expect(await otherTabs(origin.locksOf('a'))).toBe(false);
    await settle();
    expect(await otherTabs(origin.locksOf('b'))).toBe(true);
    origin.close('a');
    origin.close('b');
    expect(await otherTabs(origin.locksOf('c'))).toBe(false);
    expect(await otherTabs(null)).toBe(true);
  });
});
