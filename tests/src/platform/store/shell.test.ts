import { describe, expect, test } from 'vitest';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import {
  drawerDismissed,
  menuPressed,
  railToggled,
  shellSlice,
  viewportChanged,
} from '#src/platform/store/shell.ts';
import { watchViewport } from '#src/theme/viewport.ts';

type Action = Parameters<typeof shellSlice.reducer>[1];
const after = (...actions: Action[]) => actions.reduce(shellSlice.reducer, shellSlice.getInitialState());

const narrow = viewportChanged({ narrow: true, mobileLayout: true });
const wide = viewportChanged({ narrow: false, mobileLayout: false });
const session = (role: 'CUSTOMER' | 'ADMINISTRATOR') =>
  signedIn({ token: 't', role, expiresAt: '2027-01-10T10:00:00.000Z' });

describe('shell state', () => {
  test('holds the admin flag, drawer open or closed, and the narrow flag [SHELL-08]', () => {
    expect(after()).toMatchObject({ admin: false, drawerOpen: true, narrow: false });
    expect(after(narrow)).toMatchObject({ drawerOpen: false, narrow: true });
    expect(after(narrow, menuPressed())).toMatchObject({ drawerOpen: true, narrow: true });
    expect(after(session('ADMINISTRATOR'))).toMatchObject({ admin: true });
  });

  test('the admin flag is the role of the session [SHELL-03] [SHELL-08]', () => {
    expect(after(session('CUSTOMER')).admin).toBe(false);
    expect(after(session('ADMINISTRATOR'), session('CUSTOMER')).admin).toBe(false);
    expect(after(session('ADMINISTRATOR'), signedOut()).admin).toBe(false);
  });

  test('only a temporary drawer can be closed, by the button and by dismissal [SHELL-05] [SHELL-06]', () => {
    expect(after(wide, menuPressed(), drawerDismissed()).drawerOpen).toBe(true);
    expect(after(narrow, menuPressed(), menuPressed()).drawerOpen).toBe(false);
    expect(after(narrow, menuPressed(), drawerDismissed()).drawerOpen).toBe(false);
  });

  test('a resize that ends narrow closes the drawer, also one from narrow to narrower [SHELL-07]', () => {
    expect(after(narrow, menuPressed(), narrow).drawerOpen).toBe(false);
    expect(after(narrow, menuPressed(), wide, narrow).drawerOpen).toBe(false);
    expect(after(narrow, wide).drawerOpen).toBe(true);
  });

  test('the collapsed drawer is a separate setting', () => {
    expect(after(railToggled())).toMatchObject({ rail: true, drawerOpen: true });
  });
});

describe('the viewport', () => {
  const page = Object.assign(new EventTarget(), { innerWidth: 1_000 }) as unknown as Window; // what it reads
  const at = (width: number, textPx = 16) => {
    const viewports: unknown[] = [];
    const match = (query: string) => ({
      matches: width / textPx >= Number(/([\d.]+)em/.exec(query)?.[1]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    watchViewport(match, (viewport) => viewports.push(viewport), page);
    return viewports[0];
  };

  test.each([
    [320, true, true],
    [959, true, true],
    [960, false, true],
    [1279, false, true],
    [1280, false, false],
  ])(
    '%i px: narrow %s, mobile layout %s [CONST-02] [SHELL-08] [SHELL-09]',
    (width, isNarrow, mobileLayout) => {
      expect(at(width)).toEqual({ narrow: isNarrow, mobileLayout });
    },
  );

  test('twice the text size has the layouts of half the width', () => {
    expect(at(1440, 32)).toEqual({ narrow: true, mobileLayout: true });
    expect(at(2560, 32)).toEqual({ narrow: false, mobileLayout: false });
  });
});

test('a change of the width is reported, one of the height alone is not [SHELL-07]', () => {
  const viewports: unknown[] = [];
  const page = Object.assign(new EventTarget(), { innerWidth: 959 });
  const match = () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const stop = watchViewport(match, (viewport) => viewports.push(viewport), page as unknown as Window); // what it reads
  page.dispatchEvent(new Event('resize'));
  expect(viewports).toHaveLength(1);
  page.innerWidth = 940;
  page.dispatchEvent(new Event('resize'));
  expect(viewports).toEqual([
    { narrow: true, mobileLayout: true },
    { narrow: true, mobileLayout: true },
  ]);
  stop();
});
