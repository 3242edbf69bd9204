const errors = new WeakSet<object>();

/** Notes the error of a call that only reads, so that its notice may repeat the call by itself. */
export function noteReadError(error: object): void {
  errors.add(error);
}

export const isReadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && errors.has(error);
