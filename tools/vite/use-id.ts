import { useId as useReactId } from 'react';

/**
 * Replaces Mantine's hook, which gives each field a random id by a second, synchronous rendering: see
 * `light-mantine.ts`. The id has the same prefix.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? `mantine-${own}`;
}
