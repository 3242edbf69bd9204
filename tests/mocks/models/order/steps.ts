import fc from 'fast-check';
import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import type { Product } from '#contracts/catalogue/product.ts';
import { euro } from '#tests/kit/money.ts';
import { same } from '#tests/mocks/models/kit/world.ts';
import {
  type Budget,
  discountOf,
  judge,
  levelInstalment,
  type Method,
  type OrderModel,
} from '#tests/suite/models/order/model.ts';
import { checkQuote } from './quote.ts';
import { named } from './real.ts';

const codes = fc.constantFrom(null, null, 'WELCOME10', 'TRANCHE25', 'SUMMER26', 'NOTHING');

export const beginsWith = (product: number, quantity = 1, code: string | null = null) =>
  named(`orders ${quantity} of product ${product} with ${code ?? 'no code'}`, async (model, real) => {
    const [productId = '', price = 0] = [...real.prices][product % real.prices.size] ?? [];
    const subtotal = price * quantity;
    const discount = discountOf(code, subtotal);
    const body = { items: [{ productId, quantity }], discountCode: code };
    const refusals = discount === null ? ['validation-failed'] : [];
    const answer = await real.sends('createOrder', { body, ...real.as }, refusals);
    if (!answer || discount === null) return;
    const order = answer.body as Order; // the backend has checked it against the contract
    same('subtotal', order.subtotal.amountMinor, subtotal);
    same('discount', order.discount.amountMinor, discount);
    const total = subtotal - discount;
    Object.assign(model, {
      id: order.id,
      status: 'DRAFT',
      total,
      financed: total,
      offer: null,
      review: null,
      remindedToday: false,
    });
  });

export const begins = fc
  .record({ product: fc.nat({ max: 7 }), quantity: fc.constantFrom(1, 1, 1, 2, 5), code: codes })
  .map(({ product, quantity, code }) => beginsWith(product, quantity, code));

const shares = fc.constantFrom(null, null, 1_000, 3_333, 5_001, 8_000);

/** @param downPaymentBps null: the least */
export const choosesOffer = (which: number, downPaymentBps: number | null = null) =>
  named(`chooses offer ${which} with ${downPaymentBps ?? 'the least'} down`, async (model, real) => {
    const offer = model.offers[which];
    if (!offer) return;
    const body = { offerCode: offer.code, downPaymentBps, dueDay: null };
    const call = { params: { orderId: model.id }, body, ...real.as };
    const answer = await real.sends('createQuote', call, model.refusesOffer(offer, downPaymentBps));
    if (!answer) return;
    const quote = answer.body as Quote; // as above
    const divided = model.divide(offer, downPaymentBps);
    checkQuote(quote, offer, divided);
    const instalment = quote.schedule[1]?.totalMinor ?? 0;
    Object.assign(model, { status: 'QUOTED', offer, financed: divided.financed, instalment, review: null });
  });

export const chooses = fc
  .record({ which: fc.nat({ max: 4 }), share: shares })
  .map(({ which, share }) => choosesOffer(which, share));

const budgets: readonly Budget[] = [
  { income: 2_400_00, expenses: 1_150_00, obligations: 210_00 },
  { income: 1_000_00, expenses: 600_00, obligations: 0 },
  { income: 1_500_00, expenses: 300_00, obligations: 500_00 },
  { income: 900_00, expenses: 700_00, obligations: 50_00 },
  { income: 0, expenses: 0, obligations: 0 },
  { income: 9_000_00, expenses: 1_000_00, obligations: 0 },
];

/** A budget for which the instalment is about as high as allowed. */
const tight = (instalment: number, above: number): Budget => ({
  income: 9_000_00,
  expenses: 9_000_00 - Math.floor((instalment * 2 * 100) / above),
  obligations: 0,
});

interface Stated {
  readonly name: string;
  readonly of: (model: OrderModel) => Budget | undefined;
}

export const statesThat = ({ name, of }: Stated) =>
  named(`states ${name}`, async (model, real) => {
    const budget = of(model);
    if (!budget || budget.expenses < 0) return;
    const body = {
      monthlyIncome: euro(budget.income),
      monthlyExpenses: euro(budget.expenses),
      existingObligations: euro(budget.obligations),
    };
    const call = { params: { orderId: model.id }, body, ...real.as };
    const answer = await real.sends('createAssessment', call, model.refusesBudget);
    if (!answer) return;
    const { decision, disposable, dstiBps } = answer.body as CreditAssessment; // as above
    const judged = judge(budget, model.instalment);
    same('what is left each month', disposable.amountMinor, judged.left);
    same('share of the income', dstiBps, judged.share);
    same('decision', decision, judged.decision);
    model.budget = budget;
  });

export const usual: Stated = { name: 'the usual budget', of: () => budgets[0] };
export const poor: Stated = { name: 'a poor budget', of: () => budgets[4] };
export const close: Stated = { name: 'a close budget', of: ({ instalment }) => tight(instalment, 105) };

export const states = fc
  .oneof<fc.Arbitrary<Stated>[]>(
    fc
      .nat({ max: budgets.length - 1 })
      .map((index) => ({ name: `budget ${index}`, of: () => budgets[index] })),
    fc.constantFrom(99, 100, 105, 110, 112).map((above) => ({
      name: `a budget that the instalment takes ${above} % of`,
      of: ({ instalment }: OrderModel) => tight(instalment, above),
    })),
  )
  .map(statesThat);

export const submits = named('submits the order', async (model, real) => {
  const call = { params: { orderId: model.id }, ...real.as };
  if (await real.sends('submitOrder', call, model.refusesSubmission)) model.submits();
});

const customers: readonly Partial<OrderModel['customer']>[] = [
  { creditLimit: 900_00 },
  { creditLimit: 5_000_00 },
  { verified: false },
  { verified: true },
  { ofAge: false },
  { ofAge: true },
  { openPlans: 4 },
  { openPlans: 5 },
];

/** Changes a property of the customer that no step of this model changes. */
export const hasNow = (change: Partial<OrderModel['customer']>) =>
  named(`the customer has ${JSON.stringify(change)}`, async (model, { backend, userId }) => {
    Object.assign(model.customer, change);
    const { creditLimit, verified, ofAge, openPlans } = model.customer;
    await backend.store.transact(({ tables }) => {
      const user = tables.users.get(userId);
      if (!user) return;
      tables.users.replace({
        ...user,
        creditLimit: euro(creditLimit),
        kycStatus: verified ? 'VERIFIED' : 'PENDING',
        birthDate: ofAge ? '2009-01-10' : '2009-01-11', // eighteen years, and a day less
        openPlans,
      });
    });
  });

export const changes = fc.constantFrom(...customers).map(hasNow);

/** The shop offers a plan with instalments of another kind. */
export const otherMethod = fc
  .record({ which: fc.nat({ max: 4 }), method: fc.constantFrom<Method>('EQUAL_PRINCIPAL', 'ANNUITY') })
  .map(({ which, method }) =>
    named(`offer ${which} is paid by ${method}`, async (model, { backend }) => {
      const offer = model.offers[which];
      if (!offer) return;
      offer.method = method;
      await backend.store.transact(({ tables }) => {
        const row = tables.offers.get(offer.code);
        if (row) tables.offers.replace({ ...row, terms: { ...row.terms, method } });
      });
    }),
  );

export const looks = fc.nat({ max: 7 }).map((product) =>
  named(`an administrator looks at product ${product}`, async (model, real) => {
    const [productId = '', price = 0] = [...real.prices][product % real.prices.size] ?? [];
    const params = { productId };
    const { monthlyFrom } = await real.reads<Product>('getProduct', { params, ...real.admin });
    const fitting = model.offers.filter(({ least, secured }) => price >= least && !secured);
    const monthly = fitting
      .map((offer) => ({ offer, financed: price - Math.round((price * offer.downBps) / 10_000) }))
      .filter(({ offer, financed }) => financed <= offer.most)
      .map(({ offer, financed }) => levelInstalment(offer, financed));
    same('whether a monthly price is named', monthlyFrom !== null, monthly.length > 0);
    if (!monthlyFrom) return;
    const off = Math.abs(monthlyFrom.amount.amountMinor - Math.min(...monthly));
    if (off > 2) throw new Error(`The monthly price is ${off} away from the lowest instalment`);
  }),
);
