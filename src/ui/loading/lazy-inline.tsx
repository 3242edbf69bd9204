import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PartFailed } from '#src/ui/trouble/PartFailed.tsx';
import { useModule } from './use-module.ts';

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, the rest of the page stays, with what was
 * typed in it, and the part can be loaded again.
 * @param placeholder shown until the code is loaded; may depend on the part's props
 */
export const lazyInline = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder?: Placeholder<Props>,
  Failed?: ComponentType<Props & { readonly onRetry: () => void }>,
) => lazyInlineOf(load, (module) => module.default, placeholder, Failed);

type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode);

/**
 * The same for a part of a module that has several. `load` gives the module itself: after a failure it is loaded from
 * another address, so that what `load` chose would be lost.
 */
export function lazyInlineOf<Props extends object, Module extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
  placeholder: Placeholder<Props> = null,
  Failed: ComponentType<Props & { readonly onRetry: () => void }> = PartFailed,
) {
  let loaded: ComponentType<Props> | null = null; // shown at once the next time, without a placeholder
  return function LazyInline(props: Props) {
    const [failed, setFailed] = useState(false);
    const module = useModule(load, loaded === null && !failed, () => setFailed(true));
    const Part = loaded ?? (module && choose(module));
    useEffect(() => {
      if (module) loaded = choose(module);
    }, [module]);
    if (Part) return <Part {...props} />;
    if (failed) return <Failed {...props} onRetry={() => setFailed(false)} />;
    return typeof placeholder === 'function' ? placeholder(props) : placeholder;
  };
}
