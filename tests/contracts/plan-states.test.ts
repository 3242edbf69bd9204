import { expect, test } from 'vitest';
import { isLatePlan, isRunningPlan, openPlanStates, planStates } from '#contracts/plans/states.ts';

const isOpen = (status: string) => openPlanStates.some((state) => state === status);

test.each([
  { status: 'PENDING', open: true, running: false, late: false },
  { status: 'ACTIVE', open: true, running: true, late: false },
  { status: 'OVERDUE', open: true, running: true, late: true },
  { status: 'DEFAULTED', open: true, running: true, late: true },
  { status: 'WRITTEN_OFF', open: true, running: false, late: true },
  { status: 'SETTLED', open: false, running: false, late: false },
  { status: 'WITHDRAWN', open: false, running: false, late: false },
  { status: 'CANCELLED', open: false, running: false, late: false },
])('a plan that is $status: open $open, running $running, late $late', ({ status, open, running, late }) => {
  expect(planStates).toContain(status);
  expect([isOpen(status), isRunningPlan(status), isLatePlan(status)]).toEqual([open, running, late]);
});

test('a plan has no further states', () => {
  expect(planStates).toHaveLength(8);
});
