import type { RouteId } from '#src/platform/paths.ts';

export type Who = 'nobody' | 'customer' | 'administrator';

/** How the benchmark visits a route. */
export interface BenchVisit {
  readonly as: Who;
  /** Pattern of a text in `main` that comes from the backend: when it is there, the first data is shown. */
  readonly data: string;
  /** Selector of the control that is pressed as soon as it exists, and pattern of the text that its effect shows. */
  readonly press?: { readonly control: string; readonly effect: string };
  /** An item in the cart. */
  readonly cart?: true;
}

const money = String.raw`\d\.\d\d`;

export const benchVisits: Readonly<Record<RouteId, BenchVisit>> = {
  home: {
    as: 'nobody',
    data: 'Espresso machine',
    press: { control: '[aria-label="Add to cart: Espresso machine"]', effect: '1 in cart' },
  },
  error: { as: 'nobody', data: 'Internal Server Error' },
  terms: { as: 'nobody', data: 'Fingerprint of this text' },
  privacy: { as: 'nobody', data: 'Fingerprint of this text' },
  checkout: {
    as: 'nobody',
    data: 'Espresso machine',
    cart: true,
    press: { control: 'main button[aria-label="One more"]', effect: '−2\\+' },
  },
  checkoutCollateral: { as: 'nobody', data: 'STD6|Standard|months' },
  checkoutConfirmation: { as: 'customer', data: 'Nothing to confirm yet' },
  installments: { as: 'customer', data: 'PLN-\\d+' },
  installmentDetails: { as: 'customer', data: 'PLN-\\d+' },
  administration: { as: 'administrator', data: money },
  administrationUsers: { as: 'administrator', data: '@' },
  administrationPayments: { as: 'administrator', data: money },
  administrationInstallments: { as: 'administrator', data: money },
  administrationScratchcards: { as: 'administrator', data: '20\\d\\d' },
  administrationNotifications: { as: 'administrator', data: '20\\d\\d' },
  users: { as: 'administrator', data: '@' },
  orders: { as: 'administrator', data: money },
  login: { as: 'nobody', data: 'Log in' },
  logout: { as: 'customer', data: 'Log out' },
};
