import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PinFiles } from '#src/administration/batches/PinFiles.tsx';
import { render } from '#tests/kit/render.tsx';

const exporting = { action: 'export', allowed: true, reason: null, cause: null };

test.each([
  ['DRAFT', 'Its cards have not all been created.'],
  ['VOID', 'The batch is void.'],
  ['ACTIVE', null],
])('a sheet of a batch that is %s is refused with: %s', (status, reason) => {
  const batch = { id: 'bat_1', status, exportedAt: null, actions: [exporting] };
  render(<PinFiles batch={batch as never} />); // of a batch only these members are read
  const button = screen.getByRole('button', { name: 'Print sheet' });
  if (reason === null) expect(button).not.toHaveAttribute('aria-disabled');
  else expect(button).toHaveAccessibleDescription(reason);
});
