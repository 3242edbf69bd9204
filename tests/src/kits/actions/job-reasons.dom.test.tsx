import { Table } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { JobResult } from '#contracts/jobs/job.ts';
import { ReasonRows } from '#src/kits/actions/bulk/JobResults.tsx';
import { render } from '#tests/kit/render.tsx';

const resultOf = (name: string): JobResult => ({
  id: `jrs_${name}`,
  no: 1,
  entity: { type: 'plan', id: `pln_${name}` },
  entityName: name,
  outcome: 'FAILED',
  problem: null,
  auditEventId: null,
});

function renderReasons(names: readonly string[], reason: string) {
  render(
    <MemoryRouter>
      <Table>
        <Table.Tbody>
          <ReasonRows reason={reason} results={names.map(resultOf)} dryRun />
        </Table.Tbody>
      </Table>
    </MemoryRouter>,
  );
}

test('rows that are not possible for one reason are folded under it, with their number', () => {
  renderReasons(['PLN-000001', 'PLN-000002', 'PLN-000003'], 'The plan is paid off.');
  const fold = screen.getByText('The plan is paid off. (3)');
  expect(screen.queryByText('PLN-000001')).toBeNull();
  fireEvent.click(fold);
  expect(screen.getByText('PLN-000001')).toBeVisible();
  expect(screen.getAllByText('Not possible')).toHaveLength(3);
});

test('a single row and rows that are possible are not folded', () => {
  renderReasons(['PLN-000001'], 'The plan is paid off.');
  expect(screen.getByText('PLN-000001')).toBeVisible();
  renderReasons(['PLN-000002', 'PLN-000003'], '');
  expect(screen.getByText('PLN-000003')).toBeVisible();
});
