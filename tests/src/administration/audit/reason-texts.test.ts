import { expect, test } from 'vitest';
import { actionName, reasonText } from '#src/administration/audit/labels.ts';

test('a code is shown in words, and a person’s own text is unchanged', () => {
  expect(reasonText({ reason: 'RETURN', note: null })).toBe('Goods returned');
  expect(reasonText({ reason: 'RETURN', note: 'The camera came back: unopened' })).toBe(
    'Goods returned: The camera came back: unopened',
  );
  expect(reasonText({ reason: 'OWNERSHIP_UNCLEAR', note: 'Another name' })).toBe(
    'Ownership unclear: Another name',
  );
  expect(reasonText({ reason: null, note: 'A photo of the stamp' })).toBe('A photo of the stamp');
  expect(reasonText({ reason: 'OK for me', note: null })).toBe('OK for me');
  expect(reasonText({ reason: 'RETURN: as agreed', note: null })).toBe('RETURN: as agreed');
  expect(reasonText({ reason: null, note: null })).toBe('–');
});

test('the audit says only that a payment was submitted, as it may have failed', () => {
  expect(actionName('payment.made')).toBe('Payment submitted');
  expect(actionName('scratchcard-batch.cards-created')).toBe('Scratchcard batch cards created');
});

test('the audit says that a plan moved to a later arrears stage, not that it aged', () => {
  expect(actionName('plan.aged')).toBe('Plan moved to a later arrears stage');
});
