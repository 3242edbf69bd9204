import { vi } from 'vitest';

/**
 * Places every observed element `top` pixels below the upper edge of a window of this height, since jsdom has no layout.
 * Returns a function that moves all of them.
 */
export function laidOutAt(top: number, height = 844): (top: number) => void {
  let now = top;
  const observed = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: readonly object[]) => void;
      constructor(report: (entries: readonly object[]) => void) {
        this.#report = report;
      }
      observe(target: Element): void {
        const report = () => {
          const isIntersecting = now >= 0 && now < height;
          const boundingClientRect = new DOMRect(0, now, 1, 44);
          const intersectionRect = isIntersecting ? boundingClientRect : new DOMRect();
          this.#report([{ target, isIntersecting, boundingClientRect, intersectionRect }]);
        };
        observed.add(report);
        report();
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  return (next) => {
    now = next;
    for (const report of observed) report();
  };
}
