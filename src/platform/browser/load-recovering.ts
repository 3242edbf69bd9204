import { loadMissingStyles } from './missing-styles.ts';

type Load = <Module>(load: () => Promise<Module>) => Promise<Module>;

let recovering: Load | null = null;

/** Sets how modules that cannot be loaded are recovered. Before this, and in tests, a failure is just thrown. */
export function setRecovering(load: Load | null): void {
  recovering = load;
}

/** Loads a module, after the style sheets that an attempt before could not load. */
export const loadStyled: Load = (load) => loadMissingStyles().then(load);

/** Loads a module of the application; what is done after a failure is in `src/pwa/release/chunks.ts`. */
export const loadRecovering: Load = (load) =>
  recovering === null ? loadStyled(load) : recovering(() => loadStyled(load));
