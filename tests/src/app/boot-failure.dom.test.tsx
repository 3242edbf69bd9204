import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BootFailure } from '#src/app/BootFailure.tsx';
import { ConfigurationError } from '#src/platform/configuration.ts';

const show = (thrown: unknown) => render(<BootFailure thrown={thrown} />);

test('a configuration that cannot be used names each wrong field', () => {
  show(
    new ConfigurationError([
      '"mocks" should be "on" or "off"',
      '"colour" is not a field of the configuration',
    ]),
  );
  expect(screen.getByRole('heading', { name: 'This site is not configured correctly' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '"mocks" should be "on" or "off"',
    '"colour" is not a field of the configuration',
  ]);
});

test('anything else that stops the start is told in its own words', () => {
  show(new Error('The storage is locked.'));
  expect(screen.getByRole('heading', { name: 'The application could not start' })).toBeVisible();
  expect(screen.getByText('The storage is locked.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});
