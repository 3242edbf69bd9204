import { expect, test } from 'vitest';
import { reasonName } from '#src/administration/approvals/labels.ts';
import { actionName, reasonText } from '#src/administration/audit/labels.ts';

test('the code of a refund’s reason is shown in words, with the author’s addition', () => {
  expect(reasonName('RETURN')).toBe('Goods returned');
  expect(reasonName('RETURN: The camera came back: unopened')).toBe(
    'Goods returned: The camera came back: unopened',
  );
  expect(reasonName('The employer has confirmed it: by phone')).toBe(
    'The employer has confirmed it: by phone',
  );
  expect(reasonName(null)).toBe('–');
});

test('the audit shows any code in words', () => {
  expect(reasonText('OWNERSHIP_UNCLEAR: Another name')).toBe('Ownership unclear: Another name');
  expect(reasonText('RETURN: Unopened')).toBe('Goods returned: Unopened');
  expect(reasonText('OK for me')).toBe('OK for me');
  expect(reasonText(null)).toBe('–');
});

test('a payment that was made may have failed, so the audit says only that it was submitted', () => {
  expect(actionName('payment.made')).toBe('Payment submitted');
  expect(actionName('scratchcard-batch.cards-created')).toBe('Scratchcard batch cards created');
});

test('a plan does not “age”: the audit says that it moved to a later arrears stage', () => {
  expect(actionName('plan.aged')).toBe('Plan moved to a later arrears stage');
});
