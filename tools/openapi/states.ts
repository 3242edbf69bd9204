import type { Machine } from '#contracts/machine.ts';

export const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value;

/** Describes the steps from each state: "`DRAFT`: submit → `SUBMITTED`, remove → `REMOVED`." */
export function flowOf({ states, transitions }: Machine): string {
  const begins = transitions.flatMap(({ from, to }) => (from === null && to !== null ? [`\`${to}\``] : []));
  const lines = states.map((state) => {
    const steps = transitions.flatMap(({ from, to, trigger }) =>
      from?.includes(state) && to !== null && to !== state ? [`${trigger} → \`${to}\``] : [],
    );
    return `- \`${state}\`: ${[...new Set(steps)].join(', ') || 'stays so'}`;
  });
  const first = begins.length > 0 ? `Begins as ${[...new Set(begins)].join(' or ')}. ` : '';
  return `${first}What leads from each state to others:\n${lines.join('\n')}`;
}
