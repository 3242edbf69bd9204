import type fc from 'fast-check';

/** A command of a random sequence; `run` compares the result with the model's prediction. */
export type Step<Model extends object, Real> = fc.AsyncCommand<Model, Real, false>;

/** A step that can be tried in any state. */
export const step = <Model extends object, Real>(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step<Model, Real> => ({ check, run, toString: () => name });
