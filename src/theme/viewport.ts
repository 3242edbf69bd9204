import { em, mobileLayoutBelow, narrowBelow } from './breakpoints.ts';

export interface Viewport {
  readonly narrow: boolean;
  readonly mobileLayout: boolean;
}

type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

/** Calls back at once and whenever the viewport crosses one of the two bounds; returns a cancel function. */
export function watchViewport(
  match: (query: string) => Media,
  report: (viewport: Viewport) => void,
): () => void {
  const wide = match(`(min-width: ${em(narrowBelow)})`);
  const desktop = match(`(min-width: ${em(mobileLayoutBelow)})`);
  const notify = () => {
    report({ narrow: !wide.matches, mobileLayout: !desktop.matches });
  };
  notify();
  wide.addEventListener('change', notify);
  desktop.addEventListener('change', notify);
  return () => {
    wide.removeEventListener('change', notify);
    desktop.removeEventListener('change', notify);
  };
}
