import { useCallbackRef } from '@mantine/hooks';
import type { Selection } from '#src/kits/lists/selection/use-selection.ts';
import type { SelectRowProps } from './SelectRow.tsx';

/** Returns a function that selects rows. It stays the same, so that a change of the selection renders only the rows changed. */
export function useSelect(selection: Selection | null): SelectRowProps['onSelect'] {
  return useCallbackRef((id: string, on: boolean, isRange: boolean) => {
    if (isRange) selection?.toggleTo(id, on);
    else selection?.toggle(id, on);
  });
}
