import type { ReleaseState } from '#src/pwa/release/slice.ts';
import type { WorkerState } from '#src/pwa/worker/slice.ts';

/** Says which build this page is from, and whether there is a newer one. */
export function releaseText({ currentId, status }: Pick<ReleaseState, 'currentId' | 'status'>): string {
  const build = currentId ?? 'Development';
  if (status === 'outdated') return `${build}, a newer one is out`;
  return status === 'current' ? `${build}, the newest` : build;
}

/** Says whether the application opens offline. */
export function workerText(
  worker: Pick<
    WorkerState,
    'supported' | 'controlled' | 'activated' | 'updateAvailable' | 'registrationFailed'
  >,
): string {
  if (worker.registrationFailed) return 'Not installed: it could not be registered';
  if (worker.updateAvailable) return 'An update waits';
  if (worker.controlled) return 'In control';
  if (worker.activated) return 'Installed, in control after a reload';
  return worker.supported ? 'Not installed yet' : 'Not in this browser';
}
