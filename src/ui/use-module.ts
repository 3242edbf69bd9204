import { useEffect, useState } from 'react';

/**
 * Loads a module when it is first needed; undefined until then. For generic components, since `lazy` would lose their
 * type parameters.
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = isWanted && module === undefined;
  useEffect(() => {
    if (isMissing) void load().then(setModule); // a failure is reported like that of any other chunk
  }, [load, isMissing]);
  return module;
}
