import type { Field } from './fields.tsx';

/** The field of a body member that the surrounding page enters; the form shows no control for it. */
export function enteredByPage<Entity>(): Field<Entity> {
  return { advice: '', initial: () => '', toMember: (value) => value };
}
