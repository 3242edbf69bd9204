/** What the page under test reports; times in ms since the navigation began, null for what did not happen. */
export interface Observed {
  readonly fcp: number | null;
  readonly lcp: number | null;
  /** The first data is in the page. */
  readonly data: number | null;
  /** The effect of the first press is in the page. */
  readonly answered: number | null;
  readonly cls: number;
}

export interface Wanted {
  readonly data: string;
  readonly press: { readonly control: string; readonly effect: string } | null;
}

/** Runs in the page before its own scripts. Collects an `Observed` under `benchObserved` on the window. */
export function observe({ data, press }: Wanted): void {
  const seen: { -readonly [Name in keyof Observed]: Observed[Name] } = {
    fcp: null,
    lcp: null,
    data: null,
    answered: null,
    cls: 0,
  };
  Reflect.set(window, 'benchObserved', seen);
  const watch = (type: string, then: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // not in TypeScript's DOM
    if (!hadRecentInput) seen.cls += value;
  });

  const shows = (pattern: string) =>
    new RegExp(pattern).test(document.querySelector('main')?.textContent ?? '');
  let pressed = press === null;
  const look = () => {
    if (seen.data === null && shows(data)) seen.data = performance.now();
    if (press) {
      const control = pressed ? null : document.querySelector<HTMLElement>(press.control);
      if (control) {
        pressed = true;
        control.click();
      }
      if (seen.answered === null && pressed && shows(press.effect)) seen.answered = performance.now();
    }
    if (seen.data === null || (press && seen.answered === null)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
