// Each @ts-expect-error is an assertion: `npm run check` fails when the line below it begins to compile.
import { createChallenge, verifyChallenge } from '#contracts/auth/endpoints.ts';
import { createQuote } from '#contracts/orders/quote-endpoints.ts';
import { createCardToken } from '#contracts/payments/card-token-endpoints.ts';
import { getPayment } from '#contracts/payments/endpoints.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';

const send = () => Promise.resolve({ error: 'not sent' });
const onDone = () => undefined;
const common = { send, onDone };
const code = { initial: { code: '' }, advice: { code: 'Enter the code' } };
const call = { params: { challengeId: 'chg_1' } };

export function useForms() {
  useContractForm(verifyChallenge, { ...common, ...code, call });
  // @ts-expect-error -- the path's parameter is missing
  useContractForm(verifyChallenge, { ...common, ...code });
  // @ts-expect-error -- a field that the body lacks
  useContractForm(verifyChallenge, { ...common, call, initial: { pin: '' }, advice: { pin: '' } });
  // @ts-expect-error -- a field without a message for an invalid value
  useContractForm(verifyChallenge, { ...common, call, initial: { code: '' }, advice: {} });
  // A member of any of several bodies
  useContractForm(createChallenge, { ...common, initial: { contact: '' }, advice: { contact: '' } });
  const card = { ...common, initial: { number: '' }, advice: { number: '' } };
  useContractForm(createCardToken, { ...card, fieldOf: { cvc: 'number' } });
  // @ts-expect-error -- no member of the body
  useContractForm(createCardToken, { ...card, fieldOf: { pin: 'number' } });
  // @ts-expect-error -- a body with a member that the contract lacks
  useContractForm(createCardToken, { ...card, toBody: () => ({ pin: 1 }) });
  // @ts-expect-error -- reads take no body
  useContractForm(getPayment, { ...common, initial: {}, advice: {} });
  const form = useContractForm(createQuote, {
    ...common,
    call: { params: { orderId: 'ord_1' } },
    initial: { offerCode: '' },
    advice: { offerCode: '' },
  });
  form.field('offerCode');
  // @ts-expect-error -- no such field
  form.field('card');
}
