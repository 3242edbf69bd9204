import { discountCode } from './discounts.ts';
import { type Pinned, id, offerCode } from './values.ts';

/** What every list accepts. Values as they are written in the address; `limit` is digits there. */
export const pinnedQuery: Readonly<Record<string, Pinned>> = {
  q: { accept: ['', 'mira', 'x'.repeat(100), '%_"; --'], reject: [['a', 'b'], 'x'.repeat(101)] },
  limit: {
    accept: ['1', '25', '500', '007'],
    reject: ['', '0', '501', '-1', '1.5', '1e2', ' 5', 'ten', '0x10', ['1', '2']],
  },
  cursor: {
    accept: ['x', 'Az09_-', 'x'.repeat(1_000)],
    reject: ['', 'x'.repeat(1_001), 'x=', 'x y', '+', 'ü', ['a', 'b']],
  },
};

/** By name of the path parameter. */
export const pinnedParams: Readonly<Record<string, Pinned>> = {
  orderId: id('ord'),
  productId: id('prd'),
  offerCode,
  discountCode,
  quoteId: id('qte'),
  paymentId: id('pay'),
  scratchcardId: id('crd'),
  auditEventId: id('aud'),
  approvalId: id('apr'),
  jobId: id('job'),
  refundId: id('rfd'),
  inboxItemId: id('dlv'),
  sessionId: id('ses'),
  savedViewId: id('viw'),
  cardTokenId: id('tok'),
  collateralId: id('col'),
  documentId: id('doc'),
  challengeId: id('otp'),
  planId: id('pln'),
  userId: id('usr'),
  administratorId: id('adm'),
  batchId: id('bat'),
  notificationId: id('ntf'),
  kind: { accept: ['terms', 'privacy'], reject: ['', 'Terms', 'imprint'] },
  figure: { accept: ['gmv', 'on-time-rate', 'collateral-waiting'], reject: ['', 'GMV', 'dpd'] },
  chart: {
    accept: [
      'collections',
      'ageing',
      'plan-mix',
      'payment-failures',
      'card-funnel',
      'delivery-funnel',
      'redemptions',
      'breakage',
    ],
    reject: ['', 'Ageing', 'x'],
  },
  version: {
    accept: ['2025-01', '2026-11', '2026-11.2'],
    reject: ['', '2026', '2026-1', 'latest', '2026-11.', '2026-11-01'],
  },
};
