import { type ComponentType, lazy } from 'react';
import { loadRecovering } from '#src/pwa/release/chunks.ts';
import { loadStyles, takeMissingStyles } from '#src/pwa/release/styles.ts';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  readonly load: LoadPage;
  /** The page as a component; it suspends until its chunk is here. */
  readonly Component: ComponentType;
  /** After a failed load: the next `Component` asks for the chunk again. */
  forget(): void;
}

/** A page of its own chunk. React keeps a failed load for ever; this one can be tried again. */
export function lazyPage(load: LoadPage): LazyPage {
  let component: ComponentType | null = null;
  let loaded: ComponentType | null = null;
  let missing: readonly string[] = [];
  const loadAndKeep: LoadPage = async () => {
    await loadStyles(missing);
    missing = [];
    try {
      const page = await load();
      loaded = page.default;
      return page;
    } catch (thrown) {
      missing = [...missing, ...takeMissingStyles()];
      throw thrown;
    }
  };
  return {
    load: loadAndKeep,
    get Component() {
      // A page whose chunk is loaded must not suspend: the prerendered page is hydrated in one render.
      return (component ??= loaded ?? lazy(() => loadRecovering(loadAndKeep)));
    },
    forget: () => {
      component = null;
    },
  };
}
