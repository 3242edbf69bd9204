import { type ComponentType, type ReactNode, useState } from 'react';
import { PartFailed } from './PartFailed.tsx';
import { useModule } from './use-module.ts';

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, the rest of the page stays, with what was
 * typed in it, and the part can be loaded again.
 * @param placeholder shown until the code is loaded; may depend on the part's props
 */
export function lazyInline<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode | ((props: Props) => ReactNode) = null,
  Failed: ComponentType<Props & { readonly onRetry: () => void }> = PartFailed,
) {
  let Part: ComponentType<Props> | null = null; // shown at once the next time, without a placeholder
  const loadAndKeep = async () => {
    const loaded = await load();
    Part = loaded.default;
    return loaded;
  };
  return function LazyInline(props: Props) {
    const [failed, setFailed] = useState(false);
    useModule(loadAndKeep, Part === null && !failed, () => setFailed(true));
    if (Part) return <Part {...props} />;
    if (failed) return <Failed {...props} onRetry={() => setFailed(false)} />;
    return typeof placeholder === 'function' ? placeholder(props) : placeholder;
  };
}
