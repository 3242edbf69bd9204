import { expect, test } from 'vitest';
import { MemberValue } from '#src/features/audit/MemberValue.tsx';
import { render } from '#tests/kit/render.tsx';

test('a figure in minor units is written as an amount', () => {
  const { container } = render(<MemberValue name="amountMinor" value={8725} />);
  expect(container).toHaveTextContent('€87.25');
});
