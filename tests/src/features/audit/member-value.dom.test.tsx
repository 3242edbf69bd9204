import { expect, test } from 'vitest';
import { MemberValue } from '#src/features/audit/MemberValue.tsx';
import { render } from '#tests/kit/render.tsx';

test('a figure in minor units is written as an amount', () => {
  const { container } = render(<MemberValue type="plan" name="amountMinor" value={8725} />);
  expect(container).toHaveTextContent('€87.25');
});

test('the total of an order is an amount, that of a job a number', () => {
  const { container } = render(<MemberValue type="order" name="total" value={89000} />);
  expect(container).toHaveTextContent('€890.00');
  const job = render(<MemberValue type="job" name="total" value={89000} />);
  expect(job.container).toHaveTextContent('89000');
});
