import type { FaultRule } from '#contracts/mock-control.ts';

/** What happens to a request in place of its answer. */
export function outcomeText(outcome: FaultRule['outcome']): string {
  if (outcome === 'no-answer') return 'No answer: the request times out';
  if (outcome === 'lost-after') return 'Carried out, then the connection is lost';
  return `Answered with ${outcome.status}`;
}

export function appliesText(applies: FaultRule['applies']): string {
  if (applies === 'always') return 'Every request';
  if (applies === 'once') return 'Next request';
  return `${applies.percent}\u00a0% of requests, seed ${applies.seed}`;
}
