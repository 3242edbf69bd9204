/** Which sequences are to find a fault. */
export type Model =
  | 'plan'
  | 'plan with other dates'
  | 'plan with a problem'
  | 'plan that is lost'
  | 'payment'
  | 'scratchcard'
  | 'collateral of an order'
  | 'collateral of a plan';

/** Functions of a module, or of its objects, in place of the right ones. */
type Broken<Module> = {
  readonly [Name in Exclude<keyof Module, 'valueOf'>]?: Module[Name] extends (...given: never[]) => unknown
    ? Module[Name]
    : Partial<Module[Name]>;
};

export interface Fault {
  readonly name: string;
  readonly model: Model;
  /** Its path below mocks/. */
  readonly module: string;
  readonly breaks: (original: never) => object;
}

/** The faults of one module. */
export const faultsOf =
  <Module>(module: string) =>
  (model: Model, name: string, breaks: (original: Module) => Broken<Module>): Fault => ({
    name,
    model,
    module,
    breaks,
  });

let active: string | null = null;

/** Breaks one rule, or none. */
export function seedFault(name: string | null): void {
  active = name;
}

/** The exports of a module, where each function is the broken one while its fault is seeded. */
export function switchable(original: object, broken: object, name: string): object {
  const replaced = Object.entries(broken).map(([key, instead]): [string, unknown] => {
    const right: unknown = Reflect.get(original, key);
    if (typeof instead !== 'function' || typeof right !== 'function')
      return [key, switchable(Object(right), Object(instead), name)];
    return [
      key,
      (...given: unknown[]): unknown => Reflect.apply(active === name ? instead : right, undefined, given),
    ];
  });
  return { ...original, ...Object.fromEntries(replaced) };
}
