import { type ComponentType, lazy } from 'react';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  readonly load: LoadPage;
  /** The page as a component that suspends until its chunk is here. */
  readonly Component: ComponentType;
  /** After a failed load: the next `Component` asks for the chunk again. */
  forget(): void;
}

/** A page of its own chunk. React keeps a failed load for ever; this one can be tried again. */
export function lazyPage(load: LoadPage): LazyPage {
  let component: ComponentType | null = null;
  return {
    load,
    get Component() {
      return (component ??= lazy(load));
    },
    forget: () => {
      component = null;
    },
  };
}
