import { em, mobileLayoutBelow, narrowBelow } from './breakpoints.ts';

export interface Viewport {
  readonly narrow: boolean;
  readonly mobileLayout: boolean;
}

type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

type Page = Pick<Window, 'innerWidth' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back at once, whenever the viewport crosses one of the two bounds, and after any other change of its width; its
 * height alone changes with a phone's address bar and keyboard. Returns a cancel function.
 */
export function watchViewport(
  match: (query: string) => Media,
  report: (viewport: Viewport) => void,
  page: Page,
): () => void {
  const wide = match(`(min-width: ${em(narrowBelow)})`);
  const desktop = match(`(min-width: ${em(mobileLayoutBelow)})`);
  const notify = () => {
    report({ narrow: !wide.matches, mobileLayout: !desktop.matches });
  };
  let width = page.innerWidth;
  const resized = () => {
    if (page.innerWidth === width) return;
    width = page.innerWidth;
    notify();
  };
  notify();
  wide.addEventListener('change', notify);
  desktop.addEventListener('change', notify);
  page.addEventListener('resize', resized);
  return () => {
    wide.removeEventListener('change', notify);
    desktop.removeEventListener('change', notify);
    page.removeEventListener('resize', resized);
  };
}
