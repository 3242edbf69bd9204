import { describe, expect, test } from 'vitest';
import { createInstaller } from '#src/pwa/install/installer.ts';
import { installHidden, installSlice, installStatusSet, type InstallState } from '#src/pwa/install/slice.ts';
import { blocked, memory } from '#tests/src/origin.ts';

interface Device {
  readonly standalone?: boolean;
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
  readonly storage?: ReturnType<typeof memory> | typeof blocked;
}

/** A page on a device; what the installer reports goes through the real reducer. */
function page({
  standalone = false,
  userAgent = 'Chrome',
  maxTouchPoints = 0,
  storage = memory(),
}: Device = {}) {
  const target = new EventTarget();
  const display = new EventTarget();
  const window = {
    addEventListener: target.addEventListener.bind(target),
    matchMedia: () => Object.assign(display, { matches: standalone }),
    navigator: { userAgent, maxTouchPoints },
  };
  let state: InstallState = installSlice.getInitialState();
  const history: string[] = [];
  const put = (action: ReturnType<typeof installStatusSet> | ReturnType<typeof installHidden>) => {
    state = installSlice.reducer(state, action);
    history.push(state.status);
  };
  const installer = createInstaller({ window: window as unknown as Window, storage }); // the members in use
  installer.start({
    status: (status) => put(installStatusSet(status)),
    hidden: () => put(installHidden()),
  });

  function offer(
    outcome: 'accepted' | 'dismissed',
    prompt: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    });
    target.dispatchEvent(event);
    return event;
  }
  return {
    installer,
    offer,
    history,
    state: () => state,
    installed: () => target.dispatchEvent(new Event('appinstalled')),
    becomeStandalone: () => display.dispatchEvent(Object.assign(new Event('change'), { matches: true })),
  };
}

describe('the offer to install', () => {
  test("keeps the browser's prompt until it is requested, and shows it once [PWA-04]", async () => {
    const { installer, offer, history } = page();
    expect(await installer.ask()).toBeNull();
    expect(offer('accepted').defaultPrevented).toBe(true);
    const answers = await Promise.all([installer.ask(), installer.ask()]);
    expect(answers).toEqual(['accepted', null]);
    expect(history).toEqual(['available', 'asking', 'accepted']);
  });

  test('a declined browser prompt is not remembered, and the next event offers again [PWA-04]', async () => {
    const { installer, offer, state } = page();
    offer('dismissed');
    expect(await installer.ask()).toBe('dismissed');
    expect(state()).toEqual({ status: 'dismissed', hiddenForever: false });
    offer('accepted');
    expect(state().status).toBe('available');
  });

  test('"not now" is stored, and the browser’s event is no longer prevented [PWA-04]', () => {
    const storage = memory();
    const first = page({ storage });
    first.offer('accepted');
    first.installer.hide();
    expect(first.state()).toEqual({ status: 'hidden', hiddenForever: true });
    const later = page({ storage });
    expect(later.state()).toEqual({ status: 'hidden', hiddenForever: true });
    expect(later.offer('accepted').defaultPrevented).toBe(false);
    expect(later.state().status).toBe('hidden');
  });

  test('with blocked storage it is hidden until the page is closed', () => {
    const { installer, offer, state } = page({ storage: blocked });
    installer.hide();
    expect(offer('accepted').defaultPrevented).toBe(false);
    expect(state().status).toBe('hidden');
  });

  test('a prompt that the browser refuses to show counts as declined', async () => {
    const { installer, offer, state } = page();
    offer('accepted', () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    expect(await installer.ask()).toBe('dismissed');
    expect(state().status).toBe('dismissed');
  });
});

describe('an installed application', () => {
  test.each([
    ['the browser says so', (device: ReturnType<typeof page>) => void device.installed()],
    ['it runs in a window of its own', (device: ReturnType<typeof page>) => void device.becomeStandalone()],
  ])('is not offered again: %s', async (_how, happen) => {
    const device = page();
    device.offer('accepted');
    happen(device);
    expect(device.state().status).toBe('installed');
    device.offer('accepted');
    device.installer.hide();
    expect(device.state().status).toBe('installed');
  });

  test('offers nothing when started from its icon', () => {
    const { offer, state } = page({ standalone: true });
    expect(offer('accepted').defaultPrevented).toBe(false);
    expect(state().status).toBe('installed');
  });
});

test.each([
  ['iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)' }, 'iosHint'],
  ['iPad as a Mac', { userAgent: 'Mozilla/5.0 (Macintosh)', maxTouchPoints: 5 }, 'iosHint'],
  ['Mac', { userAgent: 'Mozilla/5.0 (Macintosh)' }, 'unavailable'],
] as const)('%s: installing by hand is explained where there is no other way', (_name, device, status) => {
  expect(page(device).state().status).toBe(status);
});
