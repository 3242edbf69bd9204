import type { Machine } from '#contracts/machine.ts';
import type { EntityState } from '#contracts/mock-control.ts';
import { machines as all } from '#tests/contracts/machines.ts';

const { challenge: _challenge, document: _document, inbox: _inbox, ...others } = all;

/** The state machine of each kind of entity that a test installation puts into a state. */
export const machines: Readonly<Record<EntityState['entity'], Machine>> = others;
