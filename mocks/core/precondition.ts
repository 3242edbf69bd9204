import type { WireRequest } from './wire.ts';
import type { Operation } from './operation.ts';
import { matchesStrongly, versionTag } from './entity-tag.ts';
import { raise } from './handler-result.ts';

/** A handler must check the version of the row that it changes, or it would overwrite changes by others. */
interface Precondition {
  readonly match: ((row: { readonly version: number }) => void) | null;
  readonly met: () => boolean;
}

/** Returns the caller's If-Match; null where the contract requires none. */
export function ifMatchOf({ endpoint }: Operation, request: WireRequest): string | null {
  if (endpoint.version !== 'requires') return null;
  return (
    request.header('if-match')?.trim() ||
    raise(
      'precondition-required',
      'Send If-Match with the version you have seen, so that nothing is overwritten.',
    )
  );
}

/** @param wanted the If-Match to compare with the row's version; null accepts any version */
export function preconditionOf({ endpoint }: Operation, wanted: string | null): Precondition {
  if (endpoint.version !== 'requires') return { match: null, met: () => true };
  if (wanted === null) return { match: () => undefined, met: () => true };
  let met = false;
  return {
    met: () => met,
    match({ version }) {
      met = true;
      if (!matchesStrongly(wanted, versionTag(version))) raiseConflict(version);
    },
  };
}

/** Checks a version in the body, for requests that change several rows. */
export function requireVersion(row: { readonly version: number }, expectedVersion: number): void {
  if (row.version !== expectedVersion) raiseConflict(row.version);
}

const raiseConflict = (currentVersion: number) =>
  raise('version-conflict', 'Someone else changed this. Review the latest version.', { currentVersion });
