import { type Choice, type SubjectList, versionOf } from './subject.ts';

/** Jobs over the rows of a list, and saved views of one. */
export function listSubjects({ seeded: { savedViewId }, entities, allowing }: Choice): SubjectList {
  const running = allowing(entities.jobs, 'stop');
  return [
    ['stopJob', { params: { jobId: running.id }, ...versionOf(running) }],
    ['retryFailedRows', { ifMatch: '"2"' }],
    ['getSavedView', { params: { savedViewId } }],
    ['updateSavedView', { params: { savedViewId }, ifMatch: '"1"' }],
    ['removeSavedView', { params: { savedViewId }, ifMatch: '"1"' }],
  ];
}
