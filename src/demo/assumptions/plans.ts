import type { Assumptions } from './assumption.ts';

/** Plans that run: how they are paid, changed, refunded and closed. */
export const plans: Assumptions = {
  'A-30': {
    title: 'Allocation of a payment',
    choice:
      'Due instalments first, oldest first and interest before principal, then fees, then the next instalments; the rest is credited.',
    why: 'A customer who pays on time is never late because of an old fee; American law forbids the opposite.',
    question: 'In which order shall a payment be divided between interest, principal and fees?',
    file: 'mocks/rules/allocation.ts',
    pages: ['planDetails', 'administrationPayments'],
  },
  'A-31': {
    title: 'Lateness',
    choice:
      'There are five days of grace. After them the instalment and its plan are overdue until what is past due is paid.',
    why: 'As in the test product of a known lending platform.',
    question: 'How many days of grace does a customer have?',
    file: 'mocks/rules/line-status.ts',
    pages: ['plans', 'planDetails', 'administrationPlans'],
  },
  'A-32': {
    title: 'Late fees',
    choice:
      'One flat fee per late line, charged on the sixth day after its day of collection, within a cap for the plan. It is never more than what is open, and bears neither interest nor another fee.',
    why: 'A customer must be able to know before what being late costs.',
    question: 'What does being late cost, and what is the cap?',
    file: 'mocks/rules/late-fees.ts',
    pages: ['terms', 'plans', 'planDetails'],
  },
  'A-33': {
    title: 'Business day',
    choice: 'The business date changes at midnight in Berlin, wherever the browser is.',
    why: 'A due date must mean the same day to everyone.',
    question: 'In which time zone does your business day change?',
    file: 'mocks/time/business-time.ts',
    pages: ['plans', 'planDetails'],
  },
  'A-40': {
    title: 'Paying instalments',
    choice:
      'Customers pay one instalment, what is due in several plans, some of it ahead, or everything. Without autopay nothing is collected by itself.',
    why: 'Whoever wants to pay earlier or in another way can; whoever wants to forget about it turns autopay on.',
    question: 'In which ways may customers pay, and is autopay on at first?',
    file: 'mocks/commands/plans/pay.ts',
    pages: ['plans', 'planDetails', 'administrationPayments'],
  },
  'A-49': {
    title: 'Refunds',
    choice:
      'At most what the instalments got from a payment, less earlier refunds, with a reason. What went to the wallet stays there. When everything that was paid is refunded, the plan is cancelled and the order refunded.',
    why: 'Money that a customer already has as credit must not be given back twice.',
    question: 'How much of a payment may be refunded, and what happens to what went to the wallet?',
    file: 'mocks/commands/payments/refund.ts',
    pages: ['administrationPayments'],
  },
  'A-50': {
    title: 'What a refund reopens',
    choice:
      'The newest allocations first: a partial refund reopens the last instalment that the payment reached, and leaves earlier ones paid.',
    why: 'An instalment that is paid should not become late again while newer money can be taken back.',
    question: 'Which instalment shall a partial refund reopen?',
    file: 'mocks/rules/refund.ts',
    pages: ['planDetails', 'administrationPayments'],
  },
  'A-51': {
    title: 'Limit for a second person',
    choice:
      'Refunds of one payment that come to more than 500.00 together wait for a second administrator, for 72 hours at most. Only an administrator may ask for one and another may approve it; support refunds up to 500.00 and cannot ask for more.',
    why: 'One person alone should not move large sums; small ones must not wait. The owner’s table of rights allows support up to 500.00 and nothing above, which we read as: not even a request.',
    question: 'From which amount does a refund need a second person, and may support ask for one?',
    file: 'mocks/rules/four-eyes.ts',
    pages: ['administrationPayments', 'administrationApprovals'],
  },
  'A-52': {
    title: 'Retry by the administration',
    choice:
      'With the card of the last attempt, one payment or up to 1,000 as a job. The guards are those of a retry by the customer.',
    why: 'The administration must not do to a card what its owner could not do.',
    question: 'May administrators charge a customer’s card again, and how many at once?',
    file: 'mocks/commands/payments/retry.ts',
    pages: ['administrationPayments', 'administrationJobs'],
  },
  'A-60': {
    title: 'Money back',
    choice:
      'A refund goes to the card or account that paid, up to what it paid, and the rest to the wallet. The value of scratchcards is never paid out.',
    why: 'Cards that are bought with cash must not become a way to move cash.',
    question: 'Where shall refunded money go, and may the value of scratchcards be paid out?',
    file: 'mocks/rules/refund.ts',
    pages: ['administrationPayments'],
  },
  'A-62': {
    title: 'Interest on what is late',
    choice:
      'When a plan is paid off, interest accrues only on principal whose day has not come. Interest paid ahead counts against it, down to nothing.',
    why: 'There is no penalty interest.',
    question: 'Do you charge interest on what is late?',
    file: 'mocks/rules/payoff.ts',
    pages: ['plans', 'planDetails'],
  },
  'A-63': {
    title: 'Other instalments',
    choice:
      'A customer may reschedule what is left twice, over 12 months at most without collateral; it is granted at once.',
    why: 'The limits replace the decision of a person, so no customer has to wait.',
    question: 'How often may a customer reschedule, and over how many months?',
    file: 'mocks/rules/rescheduling.ts',
    pages: ['plans', 'planDetails'],
  },
  'A-64': {
    title: 'One charge for several plans',
    choice: 'The bank is asked once; each plan has its own payment, allocated and refunded by itself.',
    why: 'A refund of one plan must not touch another.',
    question: 'Shall one charge for several plans be one payment or several?',
    file: 'mocks/commands/plans/pay.ts',
    pages: ['plans'],
  },
  'A-65': {
    title: 'Autopay',
    choice:
      'A saved card is charged on the day of collection and 1, 3 and 5 days later, for everything that is due.',
    why: 'All tries lie within the days of grace.',
    question: 'On which days shall autopay try again?',
    file: 'mocks/jobs/age-plans.ts',
    pages: ['planDetails'],
  },
  'A-70': {
    title: 'Change of the due day',
    choice:
      'A customer may choose another due day twice for each plan, 1 to 28; the next instalment is due on the first such day at least 15 days after its period began.',
    why: 'It is the rule of the purchase, and two changes cannot be used to put instalments off again and again.',
    question: 'How often may a customer change the due day of a plan?',
    file: 'mocks/rules/rescheduling.ts',
    pages: ['planDetails'],
  },
  'A-71': {
    title: 'Reminders',
    choice:
      'An instalment is "due soon" 7 days before its due date, and its customer gets a message 3 days before. Before a default the customer is told 14 days ahead.',
    why: 'A week is seen in time on the page, and a message three days before is neither early enough to be forgotten nor too late for a transfer.',
    question: 'When shall customers be reminded, and how long before a default?',
    file: 'mocks/jobs/remind.ts',
    pages: ['home', 'plans', 'planDetails'],
  },
  'A-78': {
    title: 'Late fees of a plan that was written off',
    choice:
      'They can be waived, and the plan is settled when nothing but fees was left: its order completes and it closes as any other plan.',
    why: 'Once the customer has paid all that was lost, a fee alone must not keep a plan open, nor the account from new plans.',
    question: 'May a plan that was written off close when only fees are left?',
    file: 'contracts/plans/machine.ts',
    pages: ['planDetails', 'administrationPlans'],
  },
  'A-79': {
    title: 'Paying all plans off',
    choice:
      'The plans are settled one after the other, each by a payment of its own and all by the same card. One that is declined leaves the others paid, and is tried again alone. Wallet, scratchcards and bank transfer pay a single plan off.',
    why: 'A settlement is exact for one plan and one day; the payment for several plans takes instalments only. A scratchcard cannot be divided between payments.',
    question: 'Shall one payment settle all plans, and by which means?',
    file: 'src/customer/paying/use-settlements.ts',
    pages: ['plans'],
  },
  'A-80': {
    title: 'The default card',
    choice:
      'The card that was saved last is the one that is offered first; making another one the default saves it once more. Each plan keeps the card of its autopay.',
    why: 'A customer thinks of one card at a time, and the order of the list says which one that is: a mark of its own could name a card that has expired.',
    question: 'Which card shall be offered first?',
    file: 'src/customer/profile/pages/profile/CardsCard.tsx',
    pages: ['checkout', 'profile'],
  },
  'A-91': {
    title: 'Progress of plans',
    choice:
      'The schedule strip shows it, on every page and in every size; there is no ring. Payments to come over all plans are columns of months with a list in each, which is its own table.',
    why: 'A strip shows the same progress as a ring, and also which instalment is paid, due or late.',
    question: 'Is the schedule strip enough to show the progress of a plan?',
    file: 'src/kits/schedule/ScheduleStrip.tsx',
    pages: ['home', 'plans', 'planDetails'],
  },
  'A-95': {
    title: 'State of a refund',
    choice:
      'A refund is made at once and answers SUCCEEDED. PENDING and FAILED stand in the contract for a backend whose bank decides later; no page shows them yet.',
    why: 'The demonstration has no bank that could refuse a refund.',
    question: 'Can your bank refuse or delay a refund?',
    file: 'contracts/payments/refund.ts',
    pages: ['administrationPayments'],
  },
  'A-106': {
    title: 'What counts as saved by paying early',
    choice:
      'The interest that payments ahead and a settlement took off, each compared with the schedule that it replaced. It is the sum of what their quotes promised. Rescheduling or another due day does not change it.',
    why: 'A dialog that promises a saving and a plan that then names another figure would contradict each other.',
    question: 'Which figure shall be called saved?',
    file: 'mocks/resources/plans/view.ts',
    pages: ['plans', 'planDetails'],
  },
  'A-109': {
    title: 'What is due in several currencies',
    choice:
      'Each currency has a payment and a button of its own, which names it. The bar of a phone has the one whose instalment is due first.',
    why: 'One charge has one currency. Amounts of two currencies have no sum.',
    question: 'Will customers have plans in several currencies?',
    file: 'src/customer/plans/pages/installments/PayDue.tsx',
    pages: ['plans'],
  },
  'A-114': {
    title: 'A charge-back of what is in the wallet',
    choice:
      'What a charged-back payment had credited to the wallet is taken from there, as far as the wallet holds it. The rest is a loss of the business and is named with the charge-back; the wallet does not become negative.',
    why: 'The bank takes back all that the card has paid. A debt beside the plan would need a collection of its own.',
    question: 'May a wallet become negative after a charge-back?',
    file: 'mocks/commands/payments/refund.ts',
    pages: ['administrationPayments'],
  },
};
