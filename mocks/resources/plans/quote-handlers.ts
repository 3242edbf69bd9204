import type { LocalDate } from '#contracts/dates.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { requireOwnRow, raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { type PlanTables, planFacts } from './facts.ts';
import { planLifecycle } from './lifecycle.ts';
import {
  dueDayQuote,
  isLaterDay,
  paidUntil,
  prepaymentQuote,
  rescheduleQuote,
  settlementQuote,
} from './quotes.ts';
import type { PlanRecord } from './record.ts';
import type { Reads } from '#mocks/resources/tables.ts';

interface Context {
  readonly tables: PlanTables & Pick<Reads, 'plans'>;
  readonly subject: Subject;
  readonly params: { readonly planId: string };
  readonly today: LocalDate;
}

/** Returns the plan and the day for which a quote is requested, as if everything until then were paid on time. */
function planOn({ tables, subject, params, today }: Context, day: LocalDate | null = null) {
  const on = day ?? today;
  const plan = requireOwnRow(tables.plans.get(params.planId), subject, 'plan');
  if (!isLaterDay(today, on)) {
    const errors = [{ pointer: '/on', code: 'out-of-range', message: 'Choose today or a later day' }];
    // oxlint-disable-next-line tranche/direct-refusal -- about the request: a day in the past
    raise('validation-failed', 'Choose today or a later day.', { errors });
  }
  return { plan: on === today ? plan : paidUntil(plan, today, on), on };
}

const factsOf = ({ tables }: Context, plan: PlanRecord, on: LocalDate) => planFacts(tables, plan, on);

export const quoteSettlement: HandlerOf<'quoteSettlement'> = (context) => {
  const { plan, on } = planOn(context, context.body.on);
  planLifecycle.requireStep(plan, 'settle');
  const quote = settlementQuote(plan, on);
  planLifecycle.take(plan, 'settle', { ...factsOf(context, plan, on), amount: quote.amount });
  return context.reply(200, quote);
};

export const quoteWithdrawal: HandlerOf<'quoteWithdrawal'> = (context) => {
  const { plan, on } = planOn(context);
  planLifecycle.requireStep(plan, 'withdraw');
  const quote = settlementQuote(plan, on);
  planLifecycle.take(plan, 'withdraw', { ...factsOf(context, plan, on), amount: quote.amount });
  return context.reply(200, quote);
};

export const quotePrepayment: HandlerOf<'quotePrepayment'> = (context) => {
  const { amount, mode, on: day } = context.body;
  const { plan, on } = planOn(context, day);
  planLifecycle.take(plan, 'prepay', { ...factsOf(context, plan, on), amount });
  return context.reply(200, prepaymentQuote(plan, amount.amountMinor, mode, on));
};

export const quoteReschedule: HandlerOf<'quoteReschedule'> = (context) => {
  const { months } = context.body;
  const { plan, on } = planOn(context);
  planLifecycle.take(plan, 'reschedule', { ...factsOf(context, plan, on), months });
  return context.reply(200, rescheduleQuote(plan, months, on));
};

export const quoteDueDay: HandlerOf<'quoteDueDay'> = (context) => {
  const { dueDay } = context.body;
  const { plan, on } = planOn(context);
  planLifecycle.take(plan, 'change-due-day', { ...factsOf(context, plan, on), dueDay });
  return context.reply(200, dueDayQuote(plan, dueDay, on));
};
