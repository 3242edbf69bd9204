import fc from 'fast-check';
import { euro } from '#tests/kit/money.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { byCard } from '#tests/kit/sources.ts';
import { step } from '#tests/suite/models/step.ts';
import { type Budget, discountOf, judge } from '#tests/suite/models/order/model.ts';
import { checkQuote } from './annuity.ts';
import { asks, same } from './ask.ts';
import { flow, type FlowStep } from './flow.ts';
import { beginPurchase, checkPurchase, type PurchaseWorld, withPlans } from './purchase-world.ts';

/** Longer than the wait before another code is sent. */
const CODE_WAIT = 125_000;
/** How often the bank is asked for the same money. */
const MOST_ATTEMPTS = 5;

type PurchaseStep = FlowStep<PurchaseWorld>;

const named = (name: string, run: (world: PurchaseWorld) => Promise<void>): PurchaseStep =>
  step<PurchaseWorld, Provider>(name, async (world) => {
    await world.backend.wait(1_000); // of two budgets the later one counts
    await run(world);
  });

const orders = fc
  .record({
    which: fc.nat({ max: 9 }),
    quantity: fc.constantFrom(1, 1, 1, 2, 3),
    code: fc.constantFrom(null, null, 'WELCOME10', 'TRANCHE25', 'SUMMER26', 'NOTHING'),
  })
  .map(({ which, quantity, code }) =>
    named(`orders ${quantity} of product ${which} with ${code ?? 'no code'}`, async (world) => {
      const { backend, customer, model, products } = world;
      const { id: productId = '', price = 0 } = products[which % products.length] ?? {};
      const discount = discountOf(code, price * quantity);
      const call = { body: { items: [{ productId, quantity }], discountCode: code }, ...customer.as };
      const { answer } = await asks(
        backend,
        'createOrder',
        call,
        discount === null ? ['validation-failed'] : [],
      );
      if (!answer || discount === null) return;
      same('the discount', answer.discount.amountMinor, discount);
      const total = price * quantity - discount;
      Object.assign(model, { id: answer.id, status: 'DRAFT', total, financed: total, offer: null });
      Object.assign(world, { attempts: 0, paid: false });
    }),
  );

interface Choice {
  readonly which: number;
  readonly downPaymentBps: number | null;
  readonly dueDay: number | null;
}

const choosing = ({ which, downPaymentBps, dueDay }: Choice) =>
  named(
    `chooses offer ${which}, ${downPaymentBps ?? 'the least'} basis points down, due on day ${dueDay ?? 'of the purchase'}`,
    async (world) => {
      const { backend, customer, model, today } = world;
      const offer = model.offers[which];
      if (!offer || model.status === 'AWAITING_DOWN_PAYMENT') return;
      const body = { offerCode: offer.code, downPaymentBps, dueDay };
      const call = { params: { orderId: model.id }, body, ...customer.as };
      const { answer } = await asks(backend, 'createQuote', call, model.refusesOffer(offer, downPaymentBps));
      if (!answer) return;
      const divided = model.divide(offer, downPaymentBps);
      checkQuote(answer, offer, divided, today);
      world.interest = answer.totalInterest.amountMinor;
      const instalment = answer.schedule[1]?.totalMinor ?? 0;
      Object.assign(model, { status: 'QUOTED', offer, financed: divided.financed, instalment });
      const { assessment } = await customer.orderNow(model.id);
      if (assessment) {
        // what was stated for another order within 30 days counts for this one, too
        const ofPlans = assessment.planInstalments.amountMinor;
        const { monthlyIncome, monthlyExpenses, existingObligations } = assessment;
        const stated = {
          income: monthlyIncome.amountMinor,
          expenses: monthlyExpenses.amountMinor,
          obligations: existingObligations.amountMinor,
        };
        model.budget = withPlans(stated, ofPlans);
      }
    },
  );

/** Some of which leave half a cent of many totals. */
const shares = [1_000, 1_250, 2_250, 3_333, 5_001, 8_000] as const;

const chooses = fc
  .record({
    which: fc.nat({ max: 4 }),
    downPaymentBps: fc.constantFrom(null, ...shares),
    dueDay: fc.constantFrom(null, null, 1, 15, 24, 28),
  })
  .map(choosing);

const budgets = [
  { income: 2_400_00, expenses: 1_150_00, obligations: 210_00 },
  { income: 5_000_00, expenses: 1_000_00, obligations: 0 },
  { income: 9_000_00, expenses: 1_000_00, obligations: 0 },
  { income: 1_000_00, expenses: 600_00, obligations: 0 },
  { income: 0, expenses: 0, obligations: 0 },
] as const satisfies readonly Budget[];

const stating = (budget: Budget) =>
  named(`states an income of ${budget.income}`, async ({ backend, customer, model }) => {
    const body = {
      monthlyIncome: euro(budget.income),
      monthlyExpenses: euro(budget.expenses),
      existingObligations: euro(budget.obligations),
    };
    const call = { params: { orderId: model.id }, body, ...customer.as };
    const { answer } = await asks(backend, 'createAssessment', call, model.refusesBudget);
    if (!answer) return;
    model.budget = withPlans(budget, answer.planInstalments.amountMinor);
    const judged = judge(model.budget, model.instalment);
    same('the instalment that was assessed', answer.instalment.amountMinor, model.instalment);
    same('what is left each month', answer.disposable.amountMinor, judged.left);
    same('the share of the income', answer.dstiBps, judged.share);
    same('the decision', answer.decision, judged.decision);
  });

const states = fc.constantFrom(...budgets).map(stating);

const submitting = named('submits the order', async ({ backend, customer, model }) => {
  const call = { params: { orderId: model.id }, ...customer.as };
  if ((await asks(backend, 'submitOrder', call, model.refusesSubmission)).answer) model.submits();
});

const submits = fc.constant(submitting);

const signing = (isOther: boolean) =>
  named(`signs ${isOther ? 'other figures' : 'the quote'}`, async ({ backend, customer, model }) => {
    if (model.status !== 'READY_TO_CONFIRM') return;
    await backend.wait(CODE_WAIT);
    const { quoteId } = await customer.orderNow(model.id);
    const quote = await backend.get('getQuote', {
      params: { orderId: model.id, quoteId: quoteId ?? '' },
      ...customer.as,
    });
    const { call } = await customer.signed(quote);
    const body = isOther ? { ...call.body, quoteHash: '0'.repeat(64) } : call.body;
    const { answer } = await asks(
      backend,
      'confirmOrder',
      { params: call.params, body, ...customer.as },
      isOther ? ['quote-expired'] : [],
    );
    if (!answer) return;
    model.status = 'AWAITING_DOWN_PAYMENT';
    model.customer.openPlans += 1;
    model.customer.creditLimit -= model.financed;
  });

const signs = fc.constantFrom(false, true).map(signing);

interface DownPayment {
  /** By how many cents it differs from what is due. */
  readonly off: number;
  readonly by: 'good' | 'poor';
}

const payingDown = ({ off, by }: DownPayment) =>
  named(`pays what is due today, ${off} cents off, with a ${by} card`, async (world) => {
    const { backend, customer, model } = world;
    if (model.status !== 'AWAITING_DOWN_PAYMENT') return;
    const amount = model.total - model.financed + off;
    const sources = byCard(await customer.card(by), amount);
    const refusals = [
      ...(world.attempts >= MOST_ATTEMPTS ? ['invalid-transition'] : []),
      ...(off < 0 ? ['amount-too-small'] : off > 0 ? ['amount-too-large'] : []),
    ];
    const call = {
      params: { orderId: model.id },
      body: { amount: euro(amount), ...sources },
      ...customer.as,
    };
    const codes = refusals.length > 0 ? refusals : by === 'poor' ? ['payment-declined'] : [];
    const { answer, refusal } = await asks(backend, 'payOrder', call, codes);
    if (refusal === 'payment-declined') world.attempts += 1;
    if (!answer) return;
    same(
      'what the payment has paid',
      answer.allocations.map(({ lineNo, component, amount: part }) => [lineNo, component, part.amountMinor]),
      [[0, 'PRINCIPAL', amount]],
    );
    model.status = 'ACTIVE';
    world.paid = true;
  });

const paysDown = fc
  .record({ off: fc.constantFrom(0, 1, -1), by: fc.constantFrom<DownPayment['by']>('good', 'poor') })
  .map(payingDown);

const cancels = fc.constant(
  named('cancels the order', async ({ backend, customer, model }) => {
    const { version } = await customer.orderNow(model.id);
    const waiting = ['DRAFT', 'QUOTED', 'COLLATERAL_REQUIRED', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'];
    const isSigned = model.status === 'AWAITING_DOWN_PAYMENT';
    const call = { params: { orderId: model.id }, ...customer.as, ifMatch: `"${version}"` };
    const codes = waiting.includes(model.status) ? [] : ['invalid-transition'];
    if (!(await asks(backend, 'cancelOrder', call, codes)).answer) return;
    model.status = 'CANCELLED';
    if (!isSigned) return;
    model.customer.openPlans -= 1;
    model.customer.creditLimit += model.financed;
  }),
);

/** The step that leads on from each state of an order. */
const nextSteps: Readonly<Record<string, (world: PurchaseWorld, choice: Choice) => PurchaseStep>> = {
  DRAFT: (_world, choice) => choosing(choice),
  QUOTED: ({ model }) => (model.decision === 'APPROVED' ? submitting : stating(budgets[2])),
  READY_TO_CONFIRM: () => signing(false),
  AWAITING_DOWN_PAYMENT: () => payingDown({ off: 0, by: 'good' }),
};

const goesOn = fc
  .record({
    which: fc.nat({ max: 2 }),
    dueDay: fc.constantFrom(null, 24),
    downPaymentBps: fc.constantFrom(null, ...shares),
  })
  .map((choice) =>
    named('takes the next step of the purchase', async (world) => {
      await nextSteps[world.model.status]?.(world, choice).run(world, world.backend);
    }),
  );

export const purchaseFlow = flow('purchase', {
  begin: beginPurchase,
  check: checkPurchase,
  steps: [orders, goesOn, goesOn, goesOn, goesOn, chooses, states, submits, signs, paysDown, cancels],
});
