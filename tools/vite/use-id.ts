import { useId as useReactId } from 'react';

/**
 * In the place of Mantine's hook, which gives each field a random id by rendering it a second time, at once and together
 * with everything that waits for it: see `light-mantine.ts`. It begins with the same id.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? `mantine-${own}`;
}
