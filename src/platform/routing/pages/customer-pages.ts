import { z } from '#contracts/z.ts';
import { choice, listFields, matching, text } from '#src/platform/routing/page-query.ts';
import type { Row } from '#src/platform/routing/page-row.ts';

const none = z.object({});

/** The version of a legal text that a reader has accepted; the page then shows what has changed since. */
const since = text(20);

/** Pages of the shop and the customer's own pages. */
export const customerPages = {
  home: {
    path: '/',
    title: 'Buy now, pay over time',
    access: 'public',
    area: 'public',
    query: none,
    prerendered: true,
  },
  product: {
    path: '/product',
    title: 'Product',
    access: 'public',
    area: 'public',
    query: z.object({ sku: matching(/^[A-Z0-9-]{3,20}$/) }),
  },
  error: {
    path: '/other/error',
    title: 'Error',
    access: 'public',
    area: 'public',
    query: z.object({
      code: text(10),
      kind: text(50),
      from: matching(/^\/(?!\/)[\w./-]{0,200}$/),
      requestId: matching(/^[\w-]{1,64}$/),
      /** Seconds until the service is open again. */
      retryAfter: matching(/^[1-9]\d{0,4}$/),
    }),
    prerendered: true,
  },
  terms: {
    path: '/other/terms',
    title: 'Terms',
    access: 'public',
    area: 'public',
    query: z.object({ since }),
    navigation: [{ in: 'footer', label: 'Terms' }],
    prerendered: true,
  },
  privacy: {
    path: '/other/privacy',
    title: 'Privacy',
    access: 'public',
    area: 'public',
    query: z.object({ since }),
    navigation: [{ in: 'footer', label: 'Privacy' }],
    prerendered: true,
  },
  checkout: {
    path: '/checkout',
    title: 'Checkout',
    access: 'public',
    area: 'customer',
    query: z.object({ step: choice(['cart', 'plan', 'payment']) }),
  },
  checkoutCollateral: {
    path: '/checkout/collateral',
    title: 'Collateral',
    lead: 'Secure your plan with something valuable, such as gold or a vehicle. A reviewer sets its value. You get it back when the plan is paid.',
    access: 'public',
    area: 'customer',
    query: z.object({ order: text(100) }),
  },
  checkoutConfirmation: {
    path: '/checkout/confirmation',
    title: 'Review and confirm',
    lead: 'You pay exactly what you sign here. Afterwards this page is your receipt.',
    access: 'signedIn',
    area: 'signing',
    query: z.object({ order: text(100) }),
  },
  plans: {
    path: '/installments',
    title: 'Instalments',
    lead: 'Your plans and upcoming payments.',
    access: 'signedIn',
    area: 'customer',
    query: z.object({
      ...listFields,
      tab: choice(['active', 'overdue', 'finished', 'all']),
      /** How upcoming payments are displayed. */
      coming: choice(['months', 'calendar']),
    }),
    navigation: [{ in: 'header', label: 'Instalments' }],
  },
  planDetails: {
    path: '/installments/details',
    title: 'Instalment plan',
    lead: 'Paid and remaining amounts, and your documents.',
    access: 'signedIn',
    area: 'customer',
    query: z.object({
      plan: text(100),
      /** Shows this payment of the plan. */
      payment: text(100),
      /** Opens the payment form. */
      pay: text(1),
      /** Opens the form for paying ahead with this amount, in minor units. */
      ahead: matching(/^[1-9]\d{0,11}$/),
      /** Opens the choice of a card for automatic payments. */
      autopay: text(1),
      /** Opens the form for goods that are to come back. */
      back: text(1),
      /** Opens the form for reporting a problem. */
      report: text(1),
      /** Shows the ways of a customer who cannot pay. */
      help: text(1),
    }),
    partOf: 'plans',
  },
  redeem: {
    path: '/redeem',
    title: 'Redeem a scratchcard',
    lead: 'Pay what is due or a down payment with it, or add its value to your wallet.',
    access: 'signedIn',
    area: 'customer',
    query: none,
    partOf: 'plans',
  },
} as const satisfies Record<string, Row>;
