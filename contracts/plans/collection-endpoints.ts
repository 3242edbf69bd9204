import { enteredText } from '#contracts/entered-text.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { PlanId } from '#contracts/ids.ts';
import { DaysOfDelay } from '#contracts/integers.ts';
import { bulkActions } from '#contracts/jobs/bulk.ts';
import { DetailedReason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { PlanContacts, RecordedContact } from './contact.ts';
import { listAllPlans } from './list-endpoints.ts';
import { PlanDetails } from './plan.ts';
import { Schedule } from './schedule.ts';

const ofPlan = {
  access: 'administrator',
  entity: 'plan',
  since: '3.0.0',
  params: { planId: PlanId },
} as const;

export const getScheduleAsAdministrator = endpoint({
  ...ofPlan,
  method: 'GET',
  path: '/v1/admin/plans/{planId}/schedule',
  summary: 'The lines of any plan with the amounts paid, and earlier versions',
  permission: 'plans.read',
  responses: { 200: Schedule },
  problems: [],
  examples: [{ name: 'one', params: { planId: '{plan}' } }],
});

export const getPlanContacts = endpoint({
  ...ofPlan,
  method: 'GET',
  path: '/v1/admin/plans/{planId}/contacts',
  summary: 'Calls, letters, reminders and notes about a plan',
  permission: 'plans.read',
  responses: { 200: PlanContacts },
  problems: [],
  examples: [{ name: 'one', params: { planId: '{plan}' } }],
});

export const recordContact = endpoint({
  ...ofPlan,
  method: 'POST',
  path: '/v1/admin/plans/{planId}/contacts',
  summary: 'Record how the customer was contacted about a plan, or a note for colleagues',
  permission: 'plans.contact',
  idempotent: true,
  version: 'requires',
  takes: 'plan.contact',
  audit: 'plan.contact-recorded',
  body: z.object({ kind: RecordedContact, text: enteredText(3, 1_000) }),
  responses: { 200: PlanDetails },
  problems: [],
  examples: [
    {
      name: 'a call',
      params: { planId: '{plan}' },
      body: { kind: 'CALL', text: 'The wage comes on Thursday, she pays then' },
    },
  ],
});

export const remindPlan = endpoint({
  ...ofPlan,
  method: 'POST',
  path: '/v1/admin/plans/{planId}/reminders',
  summary: 'Remind the customer of the amount due in the inbox, by e-mail and SMS, once a day',
  permission: 'plans.contact',
  idempotent: true,
  version: 'requires',
  takes: 'plan.remind',
  audit: 'plan.reminded',
  responses: { 200: PlanDetails },
  problems: ['invalid-transition', 'payment-in-progress'],
  examples: [{ name: 'remind', params: { planId: '{plan}' } }],
});

export const startPlansJob = endpoint({
  path: '/v1/admin/plans/bulk-actions',
  summary: 'Run a command on many plans as a job, with the permission of its command and a result for each',
  permission: 'plans.contact',
  since: '3.0.0',
  ...bulkActions(
    PlanId,
    { name: 'listAllPlans', query: listAllPlans.query },
    { param: 'planId', entity: 'plan' },
    { remind: 'remindPlan', waive: 'waiveFees', extend: 'extendPlan' },
    {
      reason: DetailedReason,
      /** By how many days due dates move; null for the other actions. */
      members: { days: z.nullable(DaysOfDelay) },
      bodies: { waive: { fixed: { lineNo: null } }, extend: { fromRequest: ['days'] } },
    },
  ),
  examples: [
    {
      name: 'two weeks for a region',
      body: {
        action: 'extend',
        target: { matching: { filter: { status: ['ACTIVE', 'OVERDUE'] } } },
        dryRun: true,
        days: 14,
        reason: 'The flood in the valley of the Ahr',
      },
    },
    {
      name: 'remind chosen ones',
      body: {
        action: 'remind',
        target: { ids: ['pln_01JH8ZK3W00000000000000000'] },
        dryRun: false,
        days: null,
        reason: 'Second reminder of this week',
      },
    },
  ],
});
