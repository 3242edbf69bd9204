import { useState } from 'react';
import { useModule } from './use-module.ts';
import { useOpenFailed } from './use-open-failed.ts';

/**
 * Loads the code of what a button opens, a menu or a popover, with the first press. If that fails, the button can be
 * pressed again.
 * @returns the module, undefined until it is loaded, and what the button calls
 */
export function useOpenedModule<Module extends object>(load: () => Promise<Module>) {
  const [isWanted, setWanted] = useState(false);
  const failed = useOpenFailed(() => setWanted(false));
  return [useModule(load, isWanted, failed), () => setWanted(true)] as const;
}
