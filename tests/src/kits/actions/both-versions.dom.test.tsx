import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BothVersions } from '#src/kits/actions/BothVersions.tsx';
import { render } from '#tests/kit/render.tsx';

test.each([
  ['Blocked', 'Nothing was done. Check what is different before you continue.'],
  ['Active', 'Nothing was done. None of these values is different.'],
])('when the status is %s now: %s', (now, text) => {
  render(
    <BothVersions facts={[{ label: 'Status', before: 'Active', now }]}>
      <button type="button">Back</button>
    </BothVersions>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
