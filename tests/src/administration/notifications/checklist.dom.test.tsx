import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checklist } from '#src/administration/notifications/Checklist.tsx';
import { render } from '#tests/kit/render.tsx';

test('without findings there is no list', () => {
  render(<Checklist checks={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  render(<Checklist checks={[{ check: 'TEXT', result: 'OK', detail: 'Every language has a text.' }]} />);
  expect(screen.getByRole('list', { name: 'Before it is sent' })).toBeInTheDocument();
});

test('what is missing is first, then what to check, then what is fine', () => {
  render(
    <Checklist
      checks={[
        { check: 'TEXT', result: 'OK', detail: 'Every language has a text.' },
        { check: 'TEST', result: 'RISK', detail: 'Send a test to yourself.' },
        { check: 'AUDIENCE', result: 'MISSING', detail: 'No one is in the audience.' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AudienceMissingNo one is in the audience.',
    'TestCheck thisSend a test to yourself.',
    'TextFineEvery language has a text.',
  ]);
});
