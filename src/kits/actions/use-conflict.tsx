import { type ReactNode, useState } from 'react';
import { problemOf } from '#src/errors/api-error.ts';
import type { Comparison } from './action.ts';
import { Conflict } from './Conflict.tsx';

interface Options<Entity> {
  readonly compares: readonly Comparison<Entity>[];
  /** Fetches the entity again after a conflict; left out where the refused command does so by itself. */
  readonly refetch?: () => unknown;
  /** Returns why the newer version does not allow the action any more; null if it does. */
  readonly refusedNow?: (now: Entity) => string | null;
  readonly onClose: () => void;
}

/** The state of a conflict between versions in one dialog. */
export interface ConflictOf<Entity> {
  /**
   * The entity as it was when the dialog was opened. After a conflict, the newer version replaces it when the person
   * chooses to continue.
   */
  readonly base: Entity;
  /**
   * Renders both versions and the choice; null unless this refusal is a version conflict that the person has not
   * resolved yet.
   */
  readonly renderConflict: (refusal: unknown) => ReactNode;
  /** Returns a refusal that is no version conflict, to be shown as a problem; undefined for a conflict. */
  readonly otherError: (refusal: unknown) => unknown;
  /** While on, newer versions are taken without asking, because the person's own command has made them. */
  readonly acceptUpdates: (isOn: boolean) => void;
}

const isConflict = (refusal: unknown) => problemOf(refusal, 'version-conflict') !== null;

/** @param now the newest version that has been fetched */
export function useConflict<Entity>(now: Entity, options: Options<Entity>): ConflictOf<Entity> {
  const [accepted, setAccepted] = useState(now);
  const [acceptsUpdates, setAcceptsUpdates] = useState(false);
  const base = acceptsUpdates ? now : accepted;
  const [resolvedConflict, setResolvedConflict] = useState<unknown>();
  return {
    base,
    renderConflict: (refusal) => {
      if (!isConflict(refusal) || refusal === resolvedConflict) return null;
      const adopt = () => {
        setAccepted(now);
        setResolvedConflict(refusal);
      };
      const { refusedNow, ...shownOptions } = options;
      return (
        <Conflict
          {...shownOptions}
          refusal={refusedNow?.(now) ?? null}
          before={base}
          now={now}
          onAdopt={adopt}
        />
      );
    },
    otherError: (refusal) => (isConflict(refusal) ? undefined : refusal),
    acceptUpdates: (isOn) => {
      setAccepted(now);
      setAcceptsUpdates(isOn);
    },
  };
}
