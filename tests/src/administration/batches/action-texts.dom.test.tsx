import { expect, test } from 'vitest';
import {
  activate,
  approve,
  createScratchcards,
  freeze,
  voidWhole,
} from '#src/administration/batches/actions.tsx';
import { textsOf } from '#tests/kit/action-texts.tsx';

const counts = { created: 0, active: 0, redeemed: 0, blocked: 0, locked: 0, expired: 0 };
const batch = {
  id: 'bat_1',
  quantity: 1_000,
  liability: { amountMinor: 20_000_00, currency: 'EUR' },
  createdBy: 'Chen Wei',
  activatesOn: '2027-01-12',
  activatesCards: null,
  needsApproval: true,
  issuedAlone: { amountMinor: 0, currency: 'EUR' },
  status: 'GENERATED',
  counts,
};

const saying = (action: Parameters<typeof textsOf>[0], change: object = {}, body: object = { cards: null }) =>
  textsOf(action, { entity: { ...batch, ...change }, body });

test('cards that are active count as existing ones', () => {
  const said = saying(createScratchcards, { counts: { ...counts, created: 300, active: 200 } });
  expect(said.title).toBe('500 of 1,000 cards exist');
});

test('activating a valuable batch asks for an approval, once', () => {
  const first = saying(activate, {});
  expect(first.lead).toMatch(
    /The batch is worth €20000.00: a second administrator has to approve it first\.$/,
  );
  expect(first.confirm).toBe('Request approval');
  const approved = { status: 'ACTIVE', counts: { ...counts, created: 700, active: 300 } };
  const further = saying(activate, approved);
  expect(further.lead).toBe('Leave both fields empty to activate every card.');
  expect(further.confirm).toBe('Activate 700 cards');
  expect(saying(activate, approved, { cards: { from: 3, to: 9 } }).confirm).toBe('Activate cards 3 to 9');
  expect(saying(activate, { needsApproval: false }).confirm).toBe('Activate 0 cards');
  expect(saying(activate, { status: 'PENDING_APPROVAL' }).title).toBe('Approval requested');
});

test('who activates or approves a batch reads what its creator has issued alone', () => {
  const change = { issuedAlone: { amountMinor: 9_000_00, currency: 'EUR' } };
  const before = 'and Chen Wei has issued €9000.00 alone in the last 30 days';
  expect(saying(activate, change).lead).toContain(`The batch is worth €20000.00, ${before}: a second`);
  expect(saying(approve, change).lead).toContain(`worth €20000.00 in total, ${before}.`);
});

test.each([
  [{}, 'They are activated 12 Jan 2027.'],
  [{ activatesOn: null }, 'They are activated later.'],
  [{ activatesCards: { from: 3, to: 9 } }, 'Cards 3 to 9 are activated 12 Jan 2027.'],
])('an approver reads what is activated and when: %j', (change, text) => {
  const said = saying(approve, change);
  expect(said.lead).toBe(`Chen Wei asks for 1,000 cards worth €20000.00 in total. ${text}`);
  expect(said.confirm).toBe('Approve €20000.00');
});

test('freezing says how many cards it stops', () => {
  const said = saying(freeze, { counts: { ...counts, active: 12 } });
  expect(said.lead).toBe('Its 12 active cards cannot be redeemed until the batch is unfrozen.');
});

test.each([
  [{ ...counts }, 'None of its cards will be created. This cannot be undone.'],
  [
    { ...counts, created: 10, blocked: 2 },
    '12 cards can no longer be used, and no more are created. This cannot be undone.',
  ],
  [
    { ...counts, blocked: 1 },
    '1 card can no longer be used, and no more are created. This cannot be undone.',
  ],
])('voiding says what becomes of the cards (%j)', (of, text) => {
  expect(saying(voidWhole, { counts: of }).lead).toBe(text);
});
