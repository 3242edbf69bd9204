import { expect, test } from 'vitest';
import { MemberValue } from '#src/features/audit/MemberValue.tsx';
import { render } from '#tests/kit/render.tsx';

test('a figure in minor units is written as an amount', () => {
  const { container } = render(<MemberValue name="amountMinor" value={8725} />);
  expect(container).toHaveTextContent('€87.25');
});

test('an amount of a record is formatted as money, any other number is unchanged', () => {
  const { container } = render(
    <>
      <MemberValue name="refundedTotal" value={8725} /> <MemberValue name="version" value={3} />
    </>,
  );
  expect(container).toHaveTextContent('€87.25 3');
});
