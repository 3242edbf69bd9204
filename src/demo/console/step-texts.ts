import type { AuditAction } from '#contracts/audit/actions.ts';
import type { DoneStep } from '#contracts/mock-in-page.ts';
import { earlierSteps } from '#contracts/mock-in-page.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';

/** What is done in the demo itself, and what no person does. */
const demoNames: Readonly<Record<string, string>> = {
  setMockClock: 'Clock moved',
  setMockProfile: 'Jurisdiction chosen',
  setMockState: 'State set',
  createMockSession: 'Logged in without a code',
  due: 'Time passed',
  seen: 'Session used',
  [earlierSteps]: 'Earlier steps',
};

const maxActions = 3;

/** What was done: as the audit says it, or by the operation where nothing audited has changed. */
export function stepTitle({ what, actions }: Pick<DoneStep, 'what' | 'actions'>): string {
  const demoName = demoNames[what];
  const counted = [...Map.groupBy(actions, (action) => action)].map(actionText);
  const more = counted.length - maxActions;
  const audited = [...counted.slice(0, maxActions), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  if (demoName === undefined) return audited || inWords(what);
  return audited ? `${demoName}: ${audited}` : demoName;
}

const actionText = ([action, { length }]: readonly [AuditAction, readonly AuditAction[]]) =>
  length === 1 ? actionName(action) : `${actionName(action)} (${length})`;

/** Writes the name of an operation in words: "createQuote". */
const inWords = (operation: string): string =>
  capitalised(operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

export const doneBy = ({ who, what }: Pick<DoneStep, 'who' | 'what'>): string =>
  who ?? (demoNames[what] === undefined ? 'A guest' : 'The demo');

export function countText({ earlier, end }: { readonly earlier: number; readonly end: number }): string {
  const steps = end === 1 ? '1 step' : `${end} steps`;
  if (end === 0) return 'Nothing was done since the scenario began.';
  const lost = earlier === 1 ? 'The first one' : `The first ${earlier}`;
  const since = `${steps} since the scenario began, the newest first.`;
  return earlier === 0 ? since : `${since} ${lost} cannot be undone.`;
}
