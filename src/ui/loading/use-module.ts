import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';

/**
 * Loads a module when it is first needed; undefined until then. For generic components, since `lazy` would lose their
 * type parameters.
 * @param onFailed called when it cannot be loaded; without it a failure is reported like that of any other chunk
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailed?: (thrown: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = isWanted && module === undefined;
  const failed = useEffectEvent(onFailed ?? (() => undefined));
  const isHandled = onFailed !== undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    const fails = (thrown: unknown) => isOver || failed(thrown);
    const shows = (loaded: Module) => startTransition(() => setModule(loaded)); // rendered in slices
    void loadRecovering(load).then(shows, isHandled ? fails : undefined);
    return () => {
      isOver = true;
    };
  }, [load, isMissing, isHandled]);
  return module;
}
