import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { render } from '#tests/kit/render.tsx';

const pairs = () => {
  const texts = (role: string) => screen.getAllByRole(role).map((each) => each.textContent);
  const values = texts('definition');
  return texts('term').map((name, index) => [name, values[index]]);
};

test('details start with the figure and the status, then a line for each fact', () => {
  render(
    <EntityFacts
      figure={{ label: 'Left to pay', value: '€87.25' }}
      status="Active"
      items={[{ label: 'Offer', value: 'Pay in 4' }]}
    />,
  );
  expect(pairs()).toEqual([
    ['Left to pay', '€87.25'],
    ['Status', 'Active'],
    ['Offer', 'Pay in 4'],
  ]);
});

test('facts without a figure or status have no headline', () => {
  render(<EntityFacts items={[{ label: 'By', value: 'Ada Brandt' }]} />);
  expect(pairs()).toEqual([['By', 'Ada Brandt']]);
  expect(screen.getAllByRole('term')).toHaveLength(1);
});
