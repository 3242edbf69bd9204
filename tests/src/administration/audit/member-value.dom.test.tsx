import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberValue } from '#src/administration/audit/MemberValue.tsx';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { render } from '#tests/kit/render.tsx';
import { visit } from '#tests/kit/visit.tsx';

test('a figure in minor units is written as an amount', () => {
  const { container } = render(<MemberValue name="amountMinor" value={8725} />);
  expect(container).toHaveTextContent('€87.25');
});

test('any other number is a count, also the rows of a job', () => {
  const { container } = render(
    <>
      <MemberValue name="total" value={30_000} /> <MemberValue name="version" value={3} />
    </>,
  );
  expect(container).toHaveTextContent('30,000 3');
});

test('the audit of a job and its details link to the job that gave it its rows', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.approver);
  const check = on.store.tables.jobs.all().find(({ dryRun, succeeded }) => dryRun && succeeded > 0);
  const target = { succeededIn: check?.id ?? '' };
  const body = { action: 'retry', target, dryRun: false, reason: 'The bank was away' } as const;
  const job = await on.done(202, 'startPaymentsJob', { body }, { token });
  const { items } = await on.get('listAuditEvents', { token, query: { filter: { entityId: [job.id] } } });
  const { unmount } = await visit(`/mini-admin/audit?open=${items[0]?.id}`, { who: 'administrator', on });
  const link = await screen.findByRole('link', { name: check?.id ?? '' });
  expect(link).toHaveAttribute('href', `/mini-admin/jobs?open=${check?.id}`);
  expect(link.closest('tr')).toHaveTextContent(/^Rows from–job_/);
  unmount();
  await on.wait(60_000); // until another code can be sent
  await visit(`/mini-admin/jobs?open=${job.id}`, { who: 'administrator', on });
  expect(await screen.findByRole('link', { name: 'Another job' })).toHaveAttribute(
    'href',
    `/mini-admin/jobs?open=${check?.id}`,
  );
});
