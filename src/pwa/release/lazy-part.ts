import { type ComponentType, lazy } from 'react';
import { loadRecovering } from './chunks.ts';
import { loadStyles, takeMissingStyles } from './styles.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props = object> {
  readonly load: Load<Props>;
  /** The part as a component; it suspends until its chunk is here. */
  readonly Component: ComponentType<Props>;
  readonly isLoaded: boolean;
  /** Fetches the chunk before it is needed. A failure is not reported: showing the part asks again, and reports it. */
  prefetch(): void;
  /** After a failed load: the next `Component` asks for the chunk again. */
  forget(): void;
}

/** A page, or a part of one, in a chunk of its own. React keeps a failed load for ever; this one can be tried again. */
export function lazyPart<Props = object>(load: Load<Props>): LazyPart<Props> {
  let component: ComponentType<Props> | null = null;
  let loaded: ComponentType<Props> | null = null;
  let missing: readonly string[] = [];
  const loadAndKeep: Load<Props> = async () => {
    await loadStyles(missing);
    missing = [];
    try {
      const part = await load();
      loaded = part.default;
      return part;
    } catch (thrown) {
      missing = [...missing, ...takeMissingStyles()];
      throw thrown;
    }
  };
  return {
    load: loadAndKeep,
    get isLoaded() {
      return loaded !== null;
    },
    prefetch: () => void loadAndKeep().catch(() => undefined),
    get Component() {
      // A page whose chunk is loaded must not suspend: the prerendered page is hydrated in one render.
      return (component ??= loaded ?? lazy(() => loadRecovering(loadAndKeep)));
    },
    forget: () => {
      component = null;
    },
  };
}
