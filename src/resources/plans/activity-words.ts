import type { Money } from '#contracts/money.ts';
import type { PlanEvent } from '#contracts/plans/plan-event.ts';
import type { ScheduleReason } from '#contracts/plans/schedule.ts';
import { declineSentences } from '#contracts/payments/decline-sentences.ts';

interface Words {
  readonly title: string;
  readonly text?: string;
}

type Kind = PlanEvent['kind'];
type Of<K extends Kind> = Extract<PlanEvent, { readonly kind: K }>;
type MoneyText = (money: Money) => string;

/** Why there is a new schedule, as the customer reads it. */
export const scheduleReasons: Readonly<Record<ScheduleReason, string>> = {
  SIGNED: 'As you signed it',
  LATER_START: 'The plan started later, so the first instalment has less interest',
  PREPAYMENT: 'You paid ahead',
  SETTLEMENT: 'You paid the whole plan off',
  WITHDRAWAL: 'You withdrew from the plan',
  RESCHEDULE: 'The number of months changed',
  DUE_DAY: 'You chose another due day',
  EXTENSION: 'We moved your due dates',
  GOODS_RETURNED: 'We credited the goods that you returned',
};

const endings: Readonly<Record<Of<'ENDED'>['status'], Words>> = {
  SETTLED: { title: 'Plan paid off', text: 'Nothing more is due.' },
  WITHDRAWN: { title: 'You withdrew from the plan', text: 'Nothing more is due.' },
  CANCELLED: { title: 'Plan cancelled', text: 'Nothing is due.' },
};

const paidFor: Readonly<Record<Of<'PAYMENT'>['purpose'], string>> = {
  DOWN_PAYMENT: 'down payment',
  INSTALMENT: 'instalment',
  PREPAYMENT: 'payment ahead',
  SETTLEMENT: 'paying the plan off',
  WITHDRAWAL: 'withdrawal',
};

function paymentWords(
  { status, purpose, amount, sourceLabel, automatic, declineCode }: Of<'PAYMENT'>,
  money: MoneyText,
): Words {
  const by = `${automatic ? 'Autopay, ' : ''}${sourceLabel}, ${paidFor[purpose]}`;
  switch (status) {
    case 'FAILED': {
      const why = declineCode === null ? 'The bank did not accept it.' : declineSentences[declineCode];
      return { title: `${money(amount)} could not be charged`, text: `${by}. ${why} Nothing was charged.` };
    }
    case 'CANCELLED':
      return { title: `Payment of ${money(amount)} cancelled`, text: `${by}. Nothing was charged.` };
    case 'EXPIRED':
      return {
        title: `Payment of ${money(amount)} not confirmed in time`,
        text: `${by}. Nothing was charged.`,
      };
    case 'REQUIRES_ACTION':
      return { title: `${money(amount)} waits for you to confirm it`, text: `${by}.` };
    case 'PROCESSING':
    case 'PENDING':
      return { title: `${money(amount)} is with your bank`, text: `${by}.` };
    case 'SUCCEEDED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
    case 'CHARGED_BACK':
      return { title: `You paid ${money(amount)}`, text: `${by}.` };
  }
}

/** Describes an event as the customer reads it. */
export function wordsOf(event: PlanEvent, money: MoneyText): Words {
  switch (event.kind) {
    case 'SIGNED':
      return { title: 'You signed the agreement', text: `Order ${event.orderNumber}.` };
    case 'STARTED':
      return { title: 'Your plan started' };
    case 'PAYMENT':
      return paymentWords(event, money);
    case 'REFUND':
      if (event.reason === 'CHARGE_BACK')
        return { title: `Your bank took ${money(event.amount)} back`, text: `To ${event.sourceLabel}.` };
      return { title: `${money(event.amount)} refunded`, text: `To ${event.sourceLabel}.` };
    case 'LATE_FEE':
      return {
        title: `${money(event.amount)} late fee`,
        text: `Instalment ${event.lineNo} was still open after its days of grace.`,
      };
    case 'SCHEDULE':
      return {
        title: 'Schedule changed',
        text: `${scheduleReasons[event.reason]}. Version ${event.version}.`,
      };
    case 'AUTOPAY_CHANGED':
      return { title: 'You changed autopay' };
    case 'DISPUTE_OPENED':
      return { title: 'You reported a problem' };
    case 'DISPUTE_ANSWERED':
      return { title: 'We answered the problem that you reported' };
    case 'RETURN_REQUESTED':
      return { title: 'You asked to return goods' };
    case 'PURCHASE_WITHDRAWN':
      return { title: 'You withdrew from the purchase' };
    case 'RETURN_REJECTED':
      return { title: 'We rejected the return' };
    case 'MESSAGE':
      return { title: 'We sent you a message', text: event.title };
    case 'ENDED':
      return event.waived
        ? {
            ...endings[event.status],
            text: `We waived the last ${money(event.waived)}. Nothing more is due.`,
          }
        : endings[event.status];
  }
}
