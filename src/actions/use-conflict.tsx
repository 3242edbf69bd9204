import { type ReactNode, useState } from 'react';
import { problemOf } from '#src/errors/api-error.ts';
import type { Comparison } from './action.ts';
import { Conflict } from './Conflict.tsx';

interface Options<Thing> {
  readonly compares: readonly Comparison<Thing>[];
  /** Reads the entity again, where a refusal does not. */
  readonly refetch?: () => unknown;
  readonly onClose: () => void;
}

/** What a dialog does when its entity has changed since it was opened. */
export interface ConflictOf<Thing> {
  /**
   * What the person sees and decides on: the entity as it was when they began. A newer version takes its place when
   * they say so, which they are asked once a command is refused because of it.
   */
  readonly seen: Thing;
  /** Both versions and the choice; null unless this refusal is a conflict of versions that was not answered yet. */
  readonly partOf: (refusal: unknown) => ReactNode;
  /** A refusal for another reason; undefined for a conflict, which the two versions say. */
  readonly others: (refusal: unknown) => unknown;
}

const isConflict = (refusal: unknown) => problemOf(refusal, 'version-conflict') !== null;

/** @param now the newest version that was read */
export function useConflict<Thing>(now: Thing, options: Options<Thing>): ConflictOf<Thing> {
  const [seen, setSeen] = useState(now);
  const [answered, setAnswered] = useState<unknown>();
  return {
    seen,
    partOf: (refusal) => {
      if (!isConflict(refusal) || refusal === answered) return null;
      const adopt = () => {
        setSeen(now);
        setAnswered(refusal);
      };
      return <Conflict {...options} before={seen} now={now} onAdopt={adopt} />;
    },
    others: (refusal) => (isConflict(refusal) ? undefined : refusal),
  };
}
