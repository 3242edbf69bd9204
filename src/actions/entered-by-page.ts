import type { Field } from './fields.tsx';

/** A member of the body that the page around the form enters: no control of the form shows it. */
export function enteredByPage<Entity>(): Field<Entity> {
  return { advice: '', initial: () => '', toMember: (value) => value, Input: () => null };
}
