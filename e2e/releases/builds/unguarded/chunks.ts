import { type Recovery, recoverWith as recover } from '#src/pwa/release/chunks.ts';

export * from '#src/pwa/release/chunks.ts';

/** Treats the host as reachable whenever a file could not be loaded, and therefore reloads. */
export function recoverWith(recovery: Recovery | null): void {
  recover(
    recovery && {
      ...recovery,
      findSituation: async () => ({ ...(await recovery.findSituation()), reachable: true }),
    },
  );
}
