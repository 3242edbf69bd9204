import { expect, test } from 'vitest';
import { planGuards } from '#mocks/resources/plans/guards.ts';
import { running } from './signed-plan.ts';

test('a plan can be in default on the fourteenth day after its notice', () => {
  const told = { ...running(), defaultNoticeOn: '2027-04-27' };
  const on = (today: string) => planGuards['notice-given']({ plan: told, today });
  expect(on('2027-05-10')).toBe('The customer was not told 14 days ago.');
  expect(on('2027-05-11')).toBeNull();
});

test('a plan that is active since 10 January can be withdrawn from until Monday 25 January', () => {
  const on = (today: string) => planGuards['within-withdrawal-days']({ plan: running(), today });
  expect(on('2027-01-25')).toBeNull();
  expect(on('2027-01-26')).toBe('Withdrawing was possible until 25 January 2027.');
});

test('a customer who was reminded can be reminded again on the next day', () => {
  const by = { kind: 'ADMINISTRATOR', id: 'adm_1', name: 'Ada Brandt' } as const;
  const reminder = { kind: 'REMINDER', text: 'Due', at: '2027-02-17T11:00:00.000Z', by } as const;
  const plan = { ...running(), contacts: [reminder] };
  expect(planGuards['not-reminded-today']({ plan, today: '2027-02-17' })).toContain('was reminded today');
  expect(planGuards['not-reminded-today']({ plan, today: '2027-02-18' })).toBeNull();
});
