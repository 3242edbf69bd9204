// Each @ts-expect-error is an assertion: `npm run check` fails when the line below it begins to compile.
import {
  getPaymentAsAdministrator,
  sendPaymentReceipt,
} from '#contracts/payments/administration-endpoints.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { PaymentDetails } from '#contracts/payments/payment.ts';
import { removeDocument } from '#contracts/collateral/document-endpoints.ts';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import { signOut } from '#contracts/auth/endpoints.ts';
import { defineAction } from '#src/kits/actions/action.ts';

const common = { label: 'Send', useSend: () => [async () => ({ error: null }), null] as const };

defineAction<typeof sendPaymentReceipt, PaymentDetails>(sendPaymentReceipt, common);
// @ts-expect-error -- a plan lists no such step among its actions
defineAction<typeof sendPaymentReceipt, OwnPlan>(sendPaymentReceipt, common);
// @ts-expect-error -- the endpoint requires a version that the entity lacks
defineAction<typeof sendPaymentReceipt, Omit<PaymentDetails, 'version'>>(sendPaymentReceipt, common);
// @ts-expect-error -- the address needs a second id
defineAction<typeof removeDocument, Collateral>(removeDocument, common);
// @ts-expect-error -- an endpoint that only reads
defineAction(getPaymentAsAdministrator, common);
// @ts-expect-error -- a command that takes no step
defineAction(signOut, common);
