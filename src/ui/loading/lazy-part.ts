import { type ComponentType, lazy } from 'react';
import { loadRecovering, loadStyled } from '#src/platform/browser/load-recovering.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyPart<Props = object> {
  readonly load: Load<Props>;
  /** The component; it suspends until its chunk is loaded. */
  readonly Component: ComponentType<Props>;
  /** Loads the chunk in advance. A failure is ignored here: rendering the component loads it again and reports it. */
  prefetch(): void;
  /** After a failure: makes the next `Component` load the chunk again. */
  forget(): void;
}

/** A component in a chunk of its own. React remembers a failed load for ever; this can be retried. */
export function lazyPart<Props = object>(load: Load<Props>): LazyPart<Props> {
  let component: ComponentType<Props> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const loadAndKeep: Load<Props> = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  return {
    load: () => loadStyled(loadAndKeep),
    prefetch: () => void loadStyled(loadAndKeep).catch(() => undefined),
    get Component() {
      // A page whose chunk is loaded must not suspend, because prerendered HTML is hydrated in one render.
      return (component ??= loaded ?? lazy(() => loadRecovering(loadAndKeep)));
    },
    forget: () => {
      component = null;
    },
  };
}
