import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JobResults } from '#src/kits/actions/bulk/JobResults.tsx';
import { appAt } from '#tests/kit/application.tsx';

const id = 'job_01JH8ZK3W00000000000000000';

const rows = (no: number) => ({
  id: `${id}-${no}`,
  no,
  entity: { type: 'user', id: 'usr_01JH8ZK3W00000000000000000' },
  entityName: `Customer ${no}`,
  outcome: 'FAILED',
  problem: { code: 'invalid-transition', detail: `Row ${no} is done already.` }, // equal reasons are folded
  auditEventId: null,
});

test('each press of "Show more" adds the next results of a job, until the last one', async () => {
  const user = userEvent.setup();
  const pages: Readonly<Record<string, object>> = {
    first: { items: [rows(1), rows(2)], nextCursor: 'second', total: null },
    second: { items: [rows(3)], nextCursor: 'third', total: null },
    third: { items: [rows(4)], nextCursor: null, total: null },
  };
  appAt('/mini-admin/jobs', {
    role: 'ADMINISTRATOR',
    part: <JobResults id={id} dryRun={false} />,
    backend: (request) => {
      const { searchParams } = new URL(request.url);
      const isFailed = searchParams.get('filter[outcome]') === 'FAILED';
      const none = { items: [], nextCursor: null, total: null };
      return Promise.resolve(Response.json(isFailed ? pages[searchParams.get('cursor') ?? 'first'] : none));
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Results' }));
  const more = () => table.queryByRole('button', { name: 'Show more' });
  const names = () => table.getAllByRole('link').map(({ textContent }) => textContent);
  await table.findByText('Customer 2');
  for (const no of [3, 4]) {
    const button = more();
    if (button) await user.click(button);
    await table.findByText(`Customer ${no}`);
  }
  expect(names()).toEqual(['Customer 1', 'Customer 2', 'Customer 3', 'Customer 4']);
  expect(more()).toBeNull();
});
