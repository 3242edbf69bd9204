import type { Assumptions } from './assumption.ts';

/** What is offered to whom, and how its figures are computed. */
export const offers: Assumptions = {
  'A-01': {
    title: 'Offers',
    choice:
      'Five plans: Pay in 4 (0 %, 25 % down), 6 months (7 %), 12 months (9.9 %) and two secured ones of 24 and 36 months (8.9 % and 9.9 %).',
    why: 'They follow what known lenders offer, and two of them are the inputs of published test tables, so that the figures can be checked.',
    question: 'Which plans shall the shop offer, with which terms and rates?',
    file: 'mocks/rules/offers.ts',
    pages: ['home', 'checkout'],
  },
  'A-02': {
    title: 'Currency',
    choice:
      'The shop sells in euro. Amounts are whole minor units. Currencies with no decimals or three work everywhere.',
    why: 'One market is enough for a demonstration, and no code may assume two decimals.',
    question: 'In which currency does the shop sell, and will it need a second one?',
    file: 'contracts/money.ts',
    pages: ['home', 'checkout', 'checkoutConfirmation', 'plans', 'planDetails'],
  },
  'A-03': {
    title: 'Rounding',
    choice: 'Every stored figure is rounded once, half to even, from an exact fraction.',
    why: 'It reproduces published tables to the cent, and no order of operations can change a figure.',
    question: 'Does your accounting round in another way or at another place?',
    file: 'mocks/rules/rational.ts',
    pages: ['checkout', 'checkoutConfirmation', 'planDetails'],
  },
  'A-04': {
    title: 'Instalments',
    choice:
      'Equal instalments (annuity). The last one pays exactly what is left; if it would differ by more than half a cent per instalment, the others are smoothed once.',
    why: 'Customers expect equal amounts, and the principal must sum to what was financed.',
    question: 'Shall instalments be equal, with the difference in the last one?',
    file: 'mocks/rules/annuity.ts',
    pages: ['home', 'checkout', 'checkoutConfirmation', 'planDetails'],
  },
  'A-05': {
    title: 'Interest of a period',
    choice:
      'A month between due dates is a twelfth of a year. A first period that is longer or shorter is counted in months and days.',
    why: 'It is what a widely used lending platform does, whose tables serve as checks.',
    question: 'Do you count interest by months or by days?',
    file: 'mocks/rules/rates.ts',
    pages: ['checkout', 'planDetails'],
  },
  'A-06': {
    title: 'Due dates',
    choice:
      'They are counted from the day of the purchase, never from the date before: 31 January, 28 February, 31 March.',
    why: 'Otherwise a short month would move all later dates.',
    question: 'Shall due dates always be counted from the day of the purchase?',
    file: 'mocks/rules/due-dates.ts',
    pages: ['checkout', 'checkoutConfirmation', 'plans', 'planDetails'],
  },
  'A-07': {
    title: 'Choosing the due day',
    choice:
      'A customer may choose a day from 1 to 28. The first instalment then falls due 15 to 45 days after the purchase.',
    why: 'Each month has these days, and the first instalment is neither immediate nor far away.',
    question: 'Which due days may a customer choose, and how soon may the first instalment fall due?',
    file: 'mocks/rules/due-dates.ts',
    pages: ['checkout'],
  },
  'A-08': {
    title: 'Down payment',
    choice: 'The offer sets the minimum; a customer may pay more at once, up to 80 % of the total.',
    why: 'Enough has to be left to finance.',
    question: 'May a customer pay more than the minimum at once, and up to which share?',
    file: 'mocks/rules/down-payment.ts',
    pages: ['checkout'],
  },
  'A-09': {
    title: 'Annual percentage rate of charge',
    choice:
      'The rate of the European Union, to two decimals of a percent; the down payment is neither lent nor a payment on the loan.',
    why: 'It makes offers comparable, and published examples verify it.',
    question: 'Which rate does your law ask for beside an offer, and how does the down payment count in it?',
    file: 'mocks/rules/aprc.ts',
    pages: ['home', 'checkout', 'checkoutConfirmation', 'planDetails'],
  },
  'A-10': {
    title: 'Jurisdiction',
    choice:
      'The European profile applies at first: at most 12 months without collateral, 14 days to withdraw. Three others can be chosen in the demo. Such limits are rows of data, and what is signed keeps its own.',
    why: 'Another country is another row, not another branch in the code. A change of the law does not change contracts that were signed.',
    question: 'In which country do you start, and which of its limits differ from these?',
    file: 'mocks/rules/profiles.ts',
    pages: ['checkout', 'checkoutConfirmation'],
  },
  'A-11': {
    title: 'Secured plans',
    choice:
      'A plan of more than 12 months is chosen like any other; the order then waits until a reviewer has approved enough collateral.',
    why: 'No one hands documents in for a plan that they cannot have.',
    question: 'Shall a secured plan be chosen before or after its collateral is reviewed?',
    file: 'contracts/orders/machine.ts',
    pages: ['checkout', 'checkoutCollateral'],
  },
  'A-12': {
    title: 'Prices',
    choice:
      'Prices include tax and shipping is free: an order is the sum of its lines, less a discount code.',
    why: 'Tax and shipping do not change how a plan is computed; the fields are there for a shop that has them.',
    question: 'Do prices include tax, and who pays for shipping?',
    file: 'mocks/resources/orders/cart.ts',
    pages: ['checkout', 'checkoutConfirmation', 'orders'],
  },
  'A-13': {
    title: 'Largest purchase',
    choice: 'A cart may be worth 1,000,000.00 at most.',
    why: 'It is far above every offer and far below the numbers at which sums would lose a cent.',
    question: 'What is the largest purchase that you accept?',
    file: 'mocks/resources/orders/quotes/issue.ts',
    pages: ['checkout'],
  },
  'A-14': {
    title: 'Badges of offers',
    choice:
      '"Cheapest" is the lowest total payable, "lowest monthly" the lowest first instalment; between equals the shorter plan wins. Plans that need collateral are marked; most need none.',
    why: 'Each badge must mean one thing and be given once.',
    question: 'Which badges shall offers have, and what decides between equal ones?',
    file: 'mocks/resources/orders/quotes/issue.ts',
    pages: ['checkout'],
  },
  'A-15': {
    title: 'Comparing without an account',
    choice: 'Anyone may see what a cart costs with each offer. Signing in comes before ordering.',
    why: 'People want to know the cost before they say who they are.',
    question: 'May anyone compare plans, or only customers who are logged in?',
    file: 'contracts/orders/endpoints.ts',
    pages: ['home', 'checkout'],
  },
  'A-16': {
    title: 'Validity of a quote',
    choice: 'A quote is valid for 30 minutes. Then a new one is computed, and the customer is shown both.',
    why: 'The figures that are signed must be those on the screen.',
    question: 'For how long shall a quote be valid?',
    file: 'mocks/resources/orders/quotes/store.ts',
    pages: ['checkoutConfirmation'],
  },
  'A-20': {
    title: 'Who may open a plan',
    choice:
      'Customers aged 18 or more, with a verified identity, an active account, no overdue plan, at most five open plans, and within their credit limit.',
    why: 'These are the usual rules of such lenders; each refusal states its reason.',
    question: 'Who may open a plan, and how many may be open at once?',
    file: 'mocks/rules/eligibility.ts',
    pages: ['checkout', 'checkoutConfirmation'],
  },
  'A-21': {
    title: 'Credit limit',
    choice:
      'What is financed has to fit the credit limit of the account, besides the budget. A new customer has €5,000.00; administrators for risk change it by up to 1,000.00, and by more with a second person. Changes add up, without an end in time, until two people have agreed on a limit.',
    why: 'The limit bounds all plans of a customer together; the budget judges one more instalment.',
    question: 'Which limit does a new customer get, and who may change it by how much?',
    file: 'mocks/resources/orders/eligibility.ts',
    pages: ['checkout', 'administrationUsers', 'administrationApprovals'],
  },
  'A-54': {
    title: 'Affordability',
    choice:
      'An instalment may take half of what is left each month, and all instalments 40 % of the income. Up to a tenth above a limit is not decided by the machine; beyond that it is declined. The amounts are the customer’s own statement, are not verified, and serve further orders for 30 days. What the customer’s open plans here take is not asked for but added.',
    why: 'The limits and the tenth are those of docs/domain.md. For thirty days a returning customer does not have to answer the same three questions again. What we know is not asked: a statement that is repeated after a signature would leave the new plan out.',
    question: 'Which limits decide whether an instalment is affordable, and who verifies the amounts?',
    file: 'mocks/rules/affordability.ts',
    pages: ['checkoutConfirmation'],
  },
  'A-58': {
    title: 'Discount codes',
    choice:
      'Three codes of the demonstration: WELCOME10 (10 %, at most 100.00, from 50.00), TRANCHE25 (25.00 from 200.00) and SUMMER26, which has expired. One code a cart, any number of times. Administrators create and end codes, each with a second one.',
    why: 'One of a share, one of an amount and one that is refused show every case.',
    question: 'Which discount codes do you give, and how often may one be used?',
    file: 'mocks/rules/discounts.ts',
    pages: ['checkout'],
  },
  'A-98': {
    title: 'One table of late fees',
    choice:
      'Every plan has the same tiers of late fees, in units of its currency; a policy profile can only switch late fees off. The cap of a profile is in units of the currency of the customer, too.',
    why: 'One shop in one jurisdiction has one price list.',
    question: 'Do late fees differ by plan, currency or country?',
    file: 'mocks/rules/late-fees.ts',
    pages: ['terms', 'plans'],
  },
  'A-105': {
    title: 'What policy profiles leave open',
    choice:
      'The terms name the rights and figures that the profile in force has, and no others; each profile’s text is a version of its own. A signed plan keeps the profile that it was signed under. Cash is no way to pay, so its prohibition changes nothing.',
    why: 'The profiles show that limits are data. The texts are examples: those for a country need a lawyer there.',
    question: 'What do the terms have to say in your country?',
    file: 'mocks/rules/profiles.ts',
    pages: ['terms', 'checkout', 'checkoutConfirmation'],
  },
  'A-112': {
    title: 'No compensation for paying off early',
    choice:
      'No offer has a term for it: paying off costs the principal, the interest until that day, what is due and open fees. Of the worked example that is 726.23, and neither 3.62 (0.5 %) nor 7.24 (1 %) more.',
    why: 'The domain sets the compensation to 0 by default and names no offer with another one; the two amounts are only what the law would allow. The terms that the customer signs say that none is asked for.',
    question: 'Do you ask for a compensation when a plan is paid off early?',
    file: 'mocks/rules/payoff.ts',
    pages: ['plans'],
  },
};
