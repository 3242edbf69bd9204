import type { StatusLabel } from '#src/ui/status-label.ts';
import type { Filter } from './list-url.ts';

/** A filter of the contract whose values are statuses. */
export function statusFilter(
  name: string,
  label: string,
  labels: Readonly<Record<string, StatusLabel>>,
): Filter {
  return {
    name,
    label,
    values: Object.entries(labels).map(([value, { word }]) => ({ value, label: word })),
  };
}

/** A filter whose values are spelled out by a table of words. */
export function wordFilter(name: string, label: string, words: Readonly<Record<string, string>>): Filter {
  return { name, label, values: Object.entries(words).map(([value, word]) => ({ value, label: word })) };
}
