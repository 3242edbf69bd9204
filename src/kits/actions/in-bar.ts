import { type Action, type Actionable, stateOf } from './action.ts';

/** How many buttons the fixed bar of a phone has room for beside its menu. */
const room = 2;

/** Returns the decisions that a phone shows in its fixed bar: the first ones that are allowed. */
export const inBar = <Entity extends Actionable>(
  entity: Entity,
  decisions: readonly Action<Entity>[],
): readonly Action<Entity>[] =>
  decisions.filter(({ name }) => stateOf(entity, name)?.allowed === true).slice(0, room);
