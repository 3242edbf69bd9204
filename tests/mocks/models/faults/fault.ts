/** The sequences that have to find a fault. */
export type Model =
  | 'plan'
  | 'plan with other dates'
  | 'plan with a problem'
  | 'plan that is lost'
  | 'plan with a promise'
  | 'order'
  | 'payment'
  | 'scratchcard'
  | 'message'
  | 'collateral of an order'
  | 'collateral of a plan';

type Part<Value> = Value extends (...given: never[]) => unknown ? Value : Partial<Value>;

/** Functions and figures of a module, or of its objects, in place of the right ones. */
type Broken<Module> = {
  readonly [Name in Exclude<keyof Module, 'valueOf'>]?: Module[Name] extends (...given: never[]) => unknown
    ? Module[Name]
    : { readonly [Key in keyof Module[Name]]?: Part<Module[Name][Key]> };
};

export interface Fault {
  readonly name: string;
  readonly model: Model;
  /** The path of the module below mocks/. */
  readonly module: string;
  readonly breaks: (original: never) => object;
  /** True if it is seeded before the backend is opened. */
  readonly isEarly?: true;
  /** True if an invariant of the contract or of the backend stops it before the model sees the wrong figure. */
  readonly isStopped?: true;
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

/** A fault in what the backend reads while it is opened. */
export const early = (fault: Fault): Fault => ({ ...fault, isEarly: true });

/** A fault that an invariant of the contract or of the backend finds, and not the model. */
export const stopped = (fault: Fault): Fault => ({ ...fault, isStopped: true });

let active: string | null = null;

/** Seeds the fault of one rule, or none. */
export function seedFault(name: string | null): void {
  active = name;
}

/** The exports of a module, where each function and figure is the broken one while its fault is seeded. */
export function switchable(original: object, broken: object, name: string): object {
  const replaced = Object.entries(broken).map(([key, instead]): [string, PropertyDescriptor] => {
    const right: unknown = Reflect.get(original, key);
    const now = (): unknown => (active === name ? instead : right);
    if (typeof instead === 'function' && typeof right === 'function') {
      const value = (...given: unknown[]): unknown => Reflect.apply(Object(now()), undefined, given);
      return [key, { value, enumerable: true }];
    }
    if (typeof instead === 'object' && !Array.isArray(instead))
      return [key, { value: switchable(Object(right), Object(instead), name), enumerable: true }];
    return [key, { get: now, enumerable: true }];
  });
  return Object.defineProperties({ ...original }, Object.fromEntries(replaced));
}
