import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Checklist from '#src/features/notifications/Checklist.tsx';
import { render } from '#tests/kit/render.tsx';

test('without findings there is no list', () => {
  render(<Checklist checks={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  render(<Checklist checks={[{ check: 'TEXT', result: 'OK', detail: 'Every language has a text.' }]} />);
  expect(screen.getByRole('list', { name: 'Before it is sent' })).toBeInTheDocument();
});
