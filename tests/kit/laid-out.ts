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
        const isIntersecting = top >= 0 && top < height;
        const boundingClientRect = new DOMRect(0, top, 1, 44);
        const intersectionRect = isIntersecting ? boundingClientRect : new DOMRect();
        this.#report([{ target, isIntersecting, boundingClientRect, intersectionRect }]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
}
