import { useEffect, useEffectEvent, useState } from 'react';
import { loadStyles, takeMissingStyles } from '#src/platform/missing-styles.ts';

/**
 * Loads a module when it is first needed; undefined until then. For generic components, since `lazy` would lose their
 * type parameters.
 * @param onFailed called when it cannot be loaded; without it a failure is reported like that of any other chunk
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailed?: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = isWanted && module === undefined;
  const failed = useEffectEvent(onFailed ?? (() => undefined));
  const isHandled = onFailed !== undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    const fails = () => isOver || failed();
    const styles = loadStyles(takeMissingStyles()); // of an attempt before
    void styles.then(load).then(setModule, isHandled ? fails : undefined);
    return () => {
      isOver = true;
    };
  }, [load, isMissing, isHandled]);
  return module;
}
