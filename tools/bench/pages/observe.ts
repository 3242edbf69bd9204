/** What the page under test reports; times in ms since the navigation began, null for what did not happen. */
export interface Observed {
  readonly fcp: number | null;
  readonly lcp: number | null;
  /** The first data is in the page. */
  readonly data: number | null;
  /** The effect of the first press is in the page. */
  readonly answered: number | null;
  readonly cls: number;
  /** What moved, for the message of a test. */
  readonly moved: readonly string[];
}

export interface Wanted {
  readonly data: string;
  readonly press: { readonly control: string; readonly effect: string } | null;
}

/** Not in TypeScript's DOM. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before its own scripts. Collects an `Observed` under `benchObserved` on the window. */
export function observe({ data, press }: Wanted): void {
  const observed: { -readonly [Name in keyof Observed]: Observed[Name] } = {
    fcp: null,
    lcp: null,
    data: null,
    answered: null,
    cls: 0,
    moved: [],
  };
  Reflect.set(window, 'benchObserved', observed);
  let pressedAt = -Infinity; // the browser does not count a scripted press as input, so the shift that it causes is left out here
  const watch = (type: string, then: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as LayoutShift;
    if (hadRecentInput || entry.startTime - pressedAt < 500) return;
    observed.cls += value;
    const names = sources.map(({ node }) =>
      node instanceof Element ? node.className || node.tagName : 'text',
    );
    observed.moved = [...observed.moved, `${value.toFixed(4)} ${names.join(', ')}`];
  });

  const shows = (pattern: string) =>
    new RegExp(pattern).test(document.querySelector('main')?.textContent ?? '');
  // At the change of the page itself: what it requests next can leave before the frame that shows it.
  new MutationObserver((_changes, observer) => {
    if (!shows(data)) return;
    observed.data = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  if (press === null) return;
  let pressed: HTMLElement | null = null;
  const look = () => {
    // Where the page is rendered again the pressed control goes, and a person presses the new one.
    const control = pressed?.isConnected ? null : document.querySelector<HTMLElement>(press.control);
    if (control) {
      pressed = control;
      pressedAt = performance.now();
      control.click();
    }
    if (pressed && shows(press.effect)) observed.answered = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
