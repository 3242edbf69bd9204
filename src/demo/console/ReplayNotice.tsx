import { Alert } from '@mantine/core';
import type { ConsoleHandle } from '#contracts/mock-in-page.ts';

/** What the requests of the link have done with which this page was opened. */
export function ReplayNotice({ replayed }: { readonly replayed: NonNullable<ConsoleHandle['replayed']> }) {
  if (replayed === 'unreadable') {
    return (
      <Alert color="error" title="The requests of the link could not be read">
        Copy the whole link from the report and open it again.
      </Alert>
    );
  }
  const { total, sent, expected } = replayed;
  const request = `${sent.method} ${sent.path}`;
  if (expected === null) {
    return (
      <Alert color="info" title={`${total} requests of the link were sent`}>
        The last one, {request}, was answered with {sent.status}, as in the report.
      </Alert>
    );
  }
  return (
    <Alert color="warning" title={`Request ${sent.no} of ${total} was answered in another way`}>
      {request} was answered with {sent.status}. The report has {expected} here.
      {sent.no < total && ' The requests after it were not sent.'}
    </Alert>
  );
}
