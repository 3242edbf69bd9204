import type { Instant } from '#contracts/dates.ts';
import type { ContactKind, PlanContact } from '#contracts/plans/contact.ts';
import { moneyText } from '#mocks/core/format.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { actorOf } from '#mocks/core/perform.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { factsOf } from '#mocks/resources/plans/view.ts';

/** The log is no part of the plan, so that its version stays. */
function withContact(
  plan: PlanRecord,
  { now, subject }: { readonly now: Instant; readonly subject: Subject },
  kind: ContactKind,
  text: string,
): PlanRecord {
  const contact: PlanContact = { kind, at: now, by: actorOf(subject), text };
  return { ...plan, contacts: [...plan.contacts, contact] };
}

const viewContacts = ({ id, contacts }: PlanRecord) => ({ planId: id, contacts: contacts.toReversed() });

export const getPlanContacts: HandlerOf<'getPlanContacts'> = ({ params, tables, reply }) =>
  reply(200, viewContacts(requireRow(tables.plans.get(params.planId), 'plan')));

export const recordContact: HandlerOf<'recordContact'> = (context) => {
  const { params, body, tables, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  planLifecycle.take(plan, 'contact', {});
  const noted = tables.plans.replace(withContact(plan, context, body.kind, body.text));
  return reply(200, viewPlanDetails(context, noted));
};

/** Records a reminder about a plan (transition P23); its message is sent by notices/notify.ts. */
export const remindPlan: HandlerOf<'remindPlan'> = (context) => {
  const { params, tables, today, matchVersion, reply } = context;
  const plan = requireRow(tables.plans.get(params.planId), 'plan');
  matchVersion(plan);
  planLifecycle.take(plan, 'remind', planFacts(tables, plan, today));
  const due = moneyText(factsOf(plan, today).dueNow);
  const reminded = withContact(plan, context, 'REMINDER', `${due} is due`);
  return reply(200, viewPlanDetails(context, tables.plans.replace(reminded)));
};
