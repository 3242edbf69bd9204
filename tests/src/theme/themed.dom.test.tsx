import { Checkbox } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Themed } from '#src/theme/Themed.tsx';

test('one inside another writes no second sheet of variables', () => {
  render(
    <Themed>
      <Themed>
        <Checkbox label="Agreed" />
      </Themed>
    </Themed>,
  );
  expect(screen.getByLabelText('Agreed')).toBeVisible();
  expect(document.querySelectorAll('style[data-mantine-styles]')).toHaveLength(1);
});
