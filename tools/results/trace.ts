import type { RunRecord } from './run-record.ts';

export interface Trace {
  /** For each requirement the titles of the passing tests that name it. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  readonly faults: readonly string[];
}

const named = /\[([A-Z]+-\d\d(?:[,\s]+[A-Z]+-\d\d)*)\]/g;

/** The ids that a title names in brackets: `[SHELL-03]` or `[SHELL-03, SHELL-04]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(named)].flatMap(([, list = '']) => list.split(/[,\s]+/));
}

/**
 * Finds the passing tests of each requirement. `open` lists the ids of later work with the reason why no test names them
 * yet; an id that a passing test names must be removed from it.
 */
export function traceOf(
  requirements: Readonly<Record<string, unknown>>,
  open: Readonly<Record<string, string>>,
  tests: RunRecord['tests'],
): Trace {
  const proofs = new Map<string, string[]>(Object.keys(requirements).map((id) => [id, []]));
  const unknown = new Set<string>();
  for (const { title, state } of tests) {
    for (const id of idsIn(title)) {
      const proof = proofs.get(id);
      if (!proof) unknown.add(`${id} is not a requirement, but "${title}" names it`);
      else if (state === 'passed' && !proof.includes(title)) proof.push(title);
    }
  }
  const faults = [...proofs].flatMap(([id, proof]) => {
    const isOpen = id in open;
    if (proof.length === 0 && !isOpen) return [`${id} is named by no passing test`];
    return proof.length > 0 && isOpen ? [`${id} is proven: remove it from the open list`] : [];
  });
  const notRequirements = Object.keys(open).filter((id) => !proofs.has(id));
  return {
    proofs,
    faults: [...faults, ...unknown, ...notRequirements.map((id) => `${id} is open, but not a requirement`)],
  };
}
