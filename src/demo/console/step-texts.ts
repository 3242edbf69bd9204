import type { AuditAction } from '#contracts/audit/actions.ts';
import type { DoneStep, Steps } from '#contracts/mock-in-page.ts';
import { earlierSteps } from '#contracts/mock-in-page.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import { inPastTense } from './past-tense.ts';

/** What no request does. */
const withoutRequest: Readonly<Record<string, string>> = {
  due: 'Time passed',
  seen: 'Used a session',
  [earlierSteps]: 'Earlier steps',
};

const maxActions = 3;

/** What was done, by the contract's words for it, to what, and what time has caused by it: "Paid the down payment: €120.00". */
export function stepTitle({ what, summary, about, who, caused }: DoneStep): string {
  const done = summary === null ? (withoutRequest[what] ?? what) : inPastTense(summary);
  const counted = [...Map.groupBy(caused, (action) => action)].map(actionText);
  const more = counted.length - maxActions;
  const followed = [...counted.slice(0, maxActions), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const whole = about === null || about === who ? done : `${done}: ${about}`;
  return followed ? `${whole}. Then: ${followed}` : whole;
}

const actionText = ([action, { length }]: readonly [AuditAction, readonly AuditAction[]]) =>
  length === 1 ? actionName(action) : `${actionName(action)} (${length})`;

export const doneBy = ({ who, isOfDemo }: Pick<DoneStep, 'who' | 'isOfDemo'>): string =>
  who ?? (isOfDemo ? 'The demo' : 'A guest');

/** Counts what is listed: what time causes belongs to the step before it. */
export function countText({ earlier, steps: { length } }: Pick<Steps, 'earlier' | 'steps'>): string {
  if (length === 0 && earlier === 0) return 'Nothing was done since the scenario began.';
  const steps = length === 1 ? '1 step' : `${length} steps`;
  return earlier === 0
    ? `${steps} since the scenario began, the newest first.`
    : `The latest ${steps}, the newest first. What was done before cannot be undone.`;
}
