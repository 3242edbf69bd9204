import { detailsOf, type Failure } from '../app/failure.ts';
import { CopyText } from './CopyText.tsx';

/** Copies the facts of a failure for a report. */
export function CopyDetails({ failure }: { failure: Failure }) {
  return <CopyText label="Copy details" text={detailsOf(failure)} />;
}
