import type { Assumptions } from './assumption.ts';

/** From the chosen plan to the down payment, with collateral. */
export const purchase: Assumptions = {
  'A-17': {
    title: 'What is signed',
    choice:
      'The code confirms the hash of all figures; the order stores the version of the terms and their hash.',
    why: 'It can be proved later what was agreed to.',
    question: 'Is a one-time code over the figures enough as a signature, or do you need a qualified one?',
    file: 'mocks/commands/orders/confirm.ts',
    pages: ['checkoutConfirmation'],
  },
  'A-18': {
    title: 'Expiry of orders',
    choice:
      'An order that is not signed expires after 7 days, a signed one after 72 hours without its down payment.',
    why: 'Long enough to come back, short enough for prices to be current.',
    question: 'After which time shall an order expire, before and after it is signed?',
    file: 'mocks/resources/orders/lifecycle.ts',
    pages: ['checkout', 'checkoutConfirmation', 'orders'],
  },
  'A-19': {
    title: 'Start of a plan',
    choice: 'It starts when the down payment has arrived. The due dates stay those that were signed.',
    why: 'The customer signed these dates; a down payment that arrives a day later does not change them.',
    question: 'Does a plan start with the signature or with the down payment?',
    file: 'mocks/resources/plans/lifecycle.ts',
    pages: ['checkoutConfirmation', 'plans', 'planDetails'],
  },
  'A-28': {
    title: 'Test cards',
    choice:
      '4242 4242 4242 4242 is accepted, …0002 is declined, …9995 has insufficient funds, …3220 takes three seconds; any other valid number is accepted.',
    why: 'Every outcome of a payment can be demonstrated.',
    question: 'Which payment provider will you use, and what are its test cards?',
    file: 'mocks/resources/payments/bank.ts',
    pages: ['checkout', 'checkoutConfirmation'],
  },
  'A-29': {
    title: 'Attempts to pay',
    choice:
      'The bank is asked at most five times for the same money, in all payments of an order. A card that it refuses permanently is not tried again; another card may be.',
    why: 'Trying such a card again only costs time, and a new payment must not give five more tries.',
    question: 'How many attempts to pay do you allow for one order?',
    file: 'mocks/rules/payment-attempts.ts',
    pages: ['checkoutConfirmation', 'administrationPayments'],
  },
  'A-38': {
    title: 'Changing a submitted order',
    choice: 'Going back after submitting cancels the order and begins another.',
    why: 'No order ever holds figures that were not shown to the customer.',
    question: 'May a submitted order be changed, or is it cancelled and begun again?',
    file: 'docs/decisions/012-what-changes-an-order.md',
    pages: ['checkout', 'checkoutConfirmation'],
  },
  'A-39': {
    title: 'Numbers',
    choice: 'Orders and plans are numbered chronologically, without gaps, across years.',
    why: 'Numbers are read out on the phone, and a gap would raise questions.',
    question: 'Which form do the numbers of your orders and plans have?',
    file: 'mocks/scenarios/history.ts',
    pages: ['plans', 'orders'],
  },
  'A-53': {
    title: 'Owner of a card',
    choice:
      'A card belongs to the customer who entered it; one that was entered before signing in, to the customer who first pays with it.',
    why: 'A token that becomes known must be of no use to another customer.',
    question: 'From when on does an entered card belong to a customer?',
    file: 'mocks/resources/payments/card-tokens.ts',
    pages: ['checkout', 'checkoutConfirmation'],
  },
  'A-59': {
    title: 'Bank transfer',
    choice:
      'The bank decides about a transfer one minute after it was made. Until then the payment is pending, and its order neither expires nor can be cancelled.',
    why: 'Instant transfers take seconds and others a day; a minute shows the state without making anyone wait.',
    question: 'How long does your bank take to decide about a transfer?',
    file: 'mocks/resources/payments/bank.ts',
    pages: ['checkout', 'checkoutConfirmation'],
  },
  'A-66': {
    title: 'Kinds of collateral',
    choice:
      'Cash, gold, vehicles, securities and electronics, with the haircuts and days of docs/domain.md. A guarantor is not offered online, because one adds no value.',
    why: 'What cannot be counted cannot be shown in a gauge.',
    question: 'Which kinds of collateral do you accept, and with which haircuts?',
    file: 'mocks/rules/collateral-types.ts',
    pages: ['checkoutCollateral'],
  },
  'A-67': {
    title: 'Suspected fraud',
    choice:
      'Rejecting a collateral for suspected fraud declines the order. The customer reads that it is not accepted, without the suspicion and without the reviewer’s note.',
    why: 'Naming a suspicion helps the wrong person, and may be untrue.',
    question: 'What may a customer read when fraud is suspected?',
    file: 'mocks/commands/collateral/review.ts',
    pages: ['checkoutCollateral', 'administrationCollateral'],
  },
  'A-68': {
    title: 'Content of documents',
    choice:
      'The mock backend checks a file’s first bytes, its hash and the EICAR test file. It keeps the content of an accepted file for the reviewer, until the file or the account is removed; of all others only the facts.',
    why: 'A reviewer decides about what a file shows; what no one has to read is not collected.',
    question: 'For how long may documents of collateral be kept, and what scans them for viruses?',
    file: 'mocks/resources/collateral/documents.ts',
    pages: ['checkoutCollateral'],
  },
  'A-69': {
    title: 'Another plan before the down payment',
    choice:
      'A signed order whose down payment is open can take another plan; attempts to pay count for the whole order.',
    why: 'A declined card should not end a purchase, and changing the plan should not give further attempts.',
    question: 'May a signed order take another plan while its down payment is open?',
    file: 'mocks/commands/orders/choose-plan.ts',
    pages: ['checkoutConfirmation'],
  },
  'A-87': {
    title: 'Estimates by a price list',
    choice:
      'There is a price list for gold, by its stamp and weight: bought at €80.00 and sold at €90.00 a gram of fine gold. The range is a help to declare a value; a reviewer sets the value that counts.',
    why: 'Gold has a price a day and is weighed by anyone. What vehicles and electronics are worth depends on their state, and securities are priced by the market.',
    question: 'For which goods do you have a price list, and who keeps it up to date?',
    file: 'mocks/rules/price-list.ts',
    pages: ['checkoutCollateral'],
  },
  'A-90': {
    title: 'Curing a shortfall by paying',
    choice:
      'A payment ahead cures a shortfall when the principal that is left is covered. The smallest one includes what is due and the interest accrued until today, and grows from day to day.',
    why: 'What is due and accrued interest are paid before principal, so the missing amount alone would not suffice.',
    question: 'Which amount shall cure a shortfall?',
    file: 'mocks/rules/paying-ahead.ts',
    pages: ['checkoutCollateral', 'planDetails'],
  },
  'A-96': {
    title: 'Sale of collateral',
    choice:
      'One administrator of the collections records the sale of collateral of a plan in default, 14 days after its owner was told. The proceeds pay the plan, the surplus goes to the customer’s wallet.',
    why: 'The sale itself happens elsewhere, so a second administrator would confirm what is done. Local law may ask for more notice or an auction.',
    question: 'Who may sell collateral, after which notice, and does the law ask for an auction?',
    file: 'contracts/collateral/machine.ts',
    pages: ['checkoutCollateral', 'planDetails', 'administrationCollateral'],
  },
};
