import { NativeSelect, Text } from '@mantine/core';
import { changeDueDay, openDispute, reschedulePlan } from '#contracts/plans/change-endpoints.ts';
import type { DisputeReason } from '#contracts/plans/dispute.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { DueDayQuote, RescheduleQuote, RescheduleReason } from '#contracts/plans/quote.ts';
import { type Comparison, defineAction, type RefusalProps } from '#src/kits/actions/action.ts';
import { choiceField, field, type Field, textField } from '#src/kits/actions/fields.tsx';
import { problemOf } from '#src/errors/api-error.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useQuoteDueDayQuery, useQuoteRescheduleQuery } from './api.ts';
import { ExtraInterest } from '#src/customer/paying/ExtraInterest.tsx';
import { PaymentRefusal } from '#src/customer/paying/PaymentRefusal.tsx';
import { ReturnedInterest } from '#src/customer/paying/QuoteSums.tsx';
import { ownPlanCompares } from '#src/customer/paying/plan-compares.ts';
import { disputeReasons } from '#src/resources/plans/labels.ts';
import { RestFacts } from '#src/customer/paying/RestFacts.tsx';
import { ownActionWords } from './action-words.ts';

/** The schedule cannot be changed while the bank decides about a payment, which is shown. */
const Refusal = ({ error, onLeave }: RefusalProps) =>
  problemOf(error, 'payment-in-progress') ? (
    <PaymentRefusal error={error} onLeave={onLeave} />
  ) : (
    <ProblemNotice error={error} />
  );

const compares: readonly Comparison<OwnPlan>[] = ownPlanCompares;

const reasons: Readonly<Record<RescheduleReason, string>> = {
  LESS_INCOME: 'I have less income',
  UNEXPECTED_COST: 'Something unexpected has to be paid',
  NOT_ARRIVED: 'The goods have not arrived',
  RETURNED: 'I have returned the goods',
  OTHER: 'Another reason',
};

/** The number of months for the remaining principal: more than remain now. */
const months = field<OwnPlan, string>({
  advice: 'Choose a number of months',
  initial: () => '12',
  toMember: Number,
  Input: ({ controlled }) => (
    <NativeSelect
      label="Months"
      data={['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']}
      {...controlled}
    />
  ),
});

/** Spreads the remaining principal over another number of months; a preview shows the changes and costs. */
export const spreadPlan = defineAction(reschedulePlan, {
  label: ownActionWords.reschedule,
  compares,
  Refusal,
  form: { months, reason: choiceField<OwnPlan, RescheduleReason>('Reason', reasons) },
  simulation: {
    usePreview: ({ id }: OwnPlan, body) =>
      useQuoteRescheduleQuery(
        { params: { planId: id }, body: { months: body?.months ?? 12 } },
        { skip: body === null, refetchOnMountOrArgChange: true },
      ),
    explain: ({ before, after, extraInterest, returnedInterest }: RescheduleQuote) => (
      <>
        <RestFacts before={before} after={after} />
        <Text size="sm">
          <ExtraInterest value={extraInterest} />
        </Text>
        <ReturnedInterest quote={{ returnedInterest }} />
      </>
    ),
  },
  confirm: (body) => `Change to ${body.months} months`,
  receipt: ({ next }, { money }) => ({
    title: 'Your instalments have changed',
    text: next ? `The next one is ${money(next.amount)}.` : undefined,
  }),
});

/** The days of the month that every month has. */
const days: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 28 }, (_, index) => [index + 1, `Day ${index + 1}`]),
);

const dueDay: Field<OwnPlan> = {
  ...choiceField<OwnPlan, string>('Day of the month', days, {
    unchosen: 'Choose a day',
    except: (plan) => String(plan.dueDay),
  }),
  toMember: Number,
};

/** Moves the due day of later instalments, for customers who are paid on another day. */
export const moveDueDay = defineAction(changeDueDay, {
  label: ownActionWords['change-due-day'],
  compares,
  lead: () =>
    'The number of instalments stays. Only the next period is longer or shorter, and its interest with it.',
  Refusal,
  form: { dueDay },
  simulation: {
    usePreview: ({ id }: OwnPlan, body) =>
      useQuoteDueDayQuery(
        { params: { planId: id }, body: { dueDay: body?.dueDay ?? 1 } },
        { skip: body === null, refetchOnMountOrArgChange: true },
      ),
    explain: ({ before, after, nextDueDate, extraInterest, returnedInterest }: DueDayQuote) => (
      <>
        <RestFacts before={before} after={after} />
        <Text size="sm">
          The next instalment is then due on <DateText value={nextDueDate} />.{' '}
          <ExtraInterest value={extraInterest} />
        </Text>
        <ReturnedInterest quote={{ returnedInterest }} />
      </>
    ),
  },
  confirm: (body) => `Pay on day ${body.dueDay}`,
  receipt: ({ next }, { money }) => ({
    title: 'Your due day is changed',
    text: next ? `The next instalment is ${money(next.amount)}.` : undefined,
  }),
});

/** Reports a problem with the purchase or the plan; the answer appears on the plan's page. */
export const reportProblem = defineAction(openDispute, {
  label: ownActionWords.dispute,
  compares,
  lead: () =>
    'We’ll look into it and answer on this page. Until then, reminders and late fees are paused. Instalments stay due on their dates.',
  form: {
    reason: choiceField<OwnPlan, DisputeReason>('What is wrong?', disputeReasons),
    text: textField('What happened', { minLength: 10, rows: 3 }),
  },
  receipt: ({ dispute }) => ({
    title: 'Your report is sent',
    text: dispute && (
      <>
        Reminders and late fees pause until <DateText value={dispute.pausedUntil} />.
      </>
    ),
  }),
});
