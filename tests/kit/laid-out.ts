import { vi } from 'vitest';

/** Places every observed element `top` pixels below the upper edge of a window of this height, since jsdom has no layout. */
export function laidOutAt(top: number, height = 844): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: readonly object[]) => void;
      constructor(report: (entries: readonly object[]) => void) {
        this.#report = report;
      }
      observe(target: Element): void {
        const boundingClientRect = new DOMRect(0, top, 1, 1);
        this.#report([{ target, isIntersecting: top >= 0 && top < height, boundingClientRect }]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}
