import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is wanted first; undefined until it is here. For generic components, whose type
 * `lazy` would forget.
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = isWanted && module === undefined;
  useEffect(() => {
    if (isMissing) void load().then(setModule); // a failure is reported as that of any other chunk
  }, [load, isMissing]);
  return module;
}
