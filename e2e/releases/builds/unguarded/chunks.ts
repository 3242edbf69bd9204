import { type RecoveryActions, recoverWith as recover } from '#src/pwa/release/chunks.ts';

export * from '#src/pwa/release/chunks.ts';

/** Treats the host as reachable whenever a file could not be loaded, and therefore reloads. */
export function recoverWith(recovery: RecoveryActions | null): void {
  recover(
    recovery && {
      ...recovery,
      describeFailure: async () => ({ ...(await recovery.describeFailure()), reachable: true }),
    },
  );
}
