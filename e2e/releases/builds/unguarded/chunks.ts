import { type Recovery, recoverWith as recover } from '#src/pwa/release/chunks.ts';

export * from '#src/pwa/release/chunks.ts';

/** Takes the host for reachable whenever a file could not be loaded, and so reloads. */
export function recoverWith(recovery: Recovery | null): void {
  recover(
    recovery && {
      ...recovery,
      findSituation: async () => ({ ...(await recovery.findSituation()), reachable: true }),
    },
  );
}
