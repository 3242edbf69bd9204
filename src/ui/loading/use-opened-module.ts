import { useState } from 'react';
import { useDialogModule } from './use-open-failed.ts';

/**
 * Loads the code of what a button opens, a menu or a popover, with the first press. If that fails, the button can be
 * pressed again.
 * @returns the module, undefined until it is loaded, and what the button calls
 */
export function useOpenedModule<Module extends object>(load: () => Promise<Module>) {
  const [isWanted, setWanted] = useState(false);
  const loaded = useDialogModule(load, () => setWanted(false), isWanted);
  return [loaded, () => setWanted(true)] as const;
}
