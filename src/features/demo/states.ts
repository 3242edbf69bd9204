/** The states of docs/decisions/066-states-by-links.md, that a link can lead to. */
export type StateName =
  | 'loading'
  | 'empty'
  | 'nothing found'
  | 'error'
  | 'partial'
  | 'offline'
  | 'maintenance'
  | 'locked'
  | 'pending'
  | 'attention'
  | 'not found'
  | 'read-only'
  | 'success'
  | 'conflict';

interface State {
  readonly state: StateName;
  readonly address: string;
  /** Pattern of what the page then shows, for the test. */
  readonly shows: string;
  /** Buttons or items of a menu to press there, one after the other, as patterns of their names: the state is the answer to the last one. */
  readonly presses?: readonly string[];
}

export interface PageStates {
  readonly page: string;
  readonly states: readonly State[];
  /** Why the page has no such state, or where it is shown instead. */
  readonly absent: Partial<Readonly<Record<StateName, string>>>;
}

const noFilter = 'It has no search and no filter.';
const customersOnly = 'Only customers can open it: anyone else is refused before the page.';

interface Asked {
  readonly scenario?: string;
  readonly network?: string;
  readonly fails?: string;
  /** Beside these: what the page itself reads from its address. */
  readonly query?: string;
  readonly as?: 'administrator' | 'guest';
  readonly cart?: string;
}

function at(path: string, { scenario = 'happy', network, fails, query, as, cart }: Asked): string {
  const asked = new URLSearchParams({
    scenario,
    ...(as === 'guest' ? {} : { as: as ?? 'customer' }),
    ...(network ? { network } : {}),
    ...(fails ? { fails } : {}),
    ...(cart ? { cart } : {}),
  });
  return `${path}?${query ? `${query}&` : ''}${asked.toString()}`;
}

const over = (path: string, query?: string): readonly State[] => [
  {
    state: 'loading',
    address: at(path, { network: 'stalled', ...(query && { query }) }),
    shows: '',
  },
  {
    state: 'offline',
    address: at(path, { scenario: 'offline', ...(query && { query }) }),
    shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
  },
];

/** How to get every state of the customer's pages, by links. The mock backend really answers so. */
export const pageStates: readonly PageStates[] = [
  {
    page: 'Home',
    absent: {
      'nothing found': noFilter,
      success:
        'What is pressed here is done on another page; a product in the cart shows in the number beside it.',
      conflict: 'Nothing here changes what the backend keeps.',
    },
    states: [
      ...over('/'),
      { state: 'empty', address: at('/', { scenario: 'new-user' }), shows: 'Espresso machine' },
      { state: 'error', address: at('/', { fails: '/v1/products' }), shows: 'Something went wrong' },
      { state: 'partial', address: at('/', { fails: '/v1/plans' }), shows: 'Espresso machine' },
      { state: 'pending', address: at('/', { scenario: 'pending-bank' }), shows: 'Espresso machine' },
      { state: 'attention', address: at('/', { scenario: 'overdue-fee' }), shows: 'overdue|late' },
      { state: 'read-only', address: at('/', { as: 'administrator' }), shows: 'Espresso machine' },
    ],
  },
  {
    page: 'Instalments',
    absent: {
      'read-only': customersOnly,
      conflict: 'A plan is changed on its own page: see Instalment plan.',
    },
    states: [
      ...over('/installments'),
      {
        state: 'maintenance',
        address: at('/installments', { scenario: 'maintenance' }),
        shows: 'Closed for maintenance',
      },
      { state: 'empty', address: at('/installments', { scenario: 'new-user' }), shows: 'plan' },
      { state: 'success', address: at('/installments', { query: 'tab=finished' }), shows: 'Paid off' },
      {
        state: 'nothing found',
        address: at('/installments', { query: 'tab=all&q=no-such-plan' }),
        shows: 'no-such-plan',
      },
      { state: 'error', address: at('/installments', { fails: '/v1/plans' }), shows: 'Something went wrong' },
      { state: 'partial', address: at('/installments', { fails: '/v1/orders' }), shows: 'PLN-000101' },
      { state: 'pending', address: at('/installments', { scenario: 'pending-bank' }), shows: 'Headphones' },
      {
        state: 'attention',
        address: at('/installments', { scenario: 'overdue-fee' }),
        shows: 'overdue|late',
      },
    ],
  },
  {
    page: 'Instalment plan',
    absent: {
      'nothing found': 'A plan is looked up by its number: see not found.',
    },
    states: [
      ...over('/installments/details', 'plan=PLN-000101'),
      {
        state: 'conflict',
        address: at('/installments/details', { network: 'conflict', query: 'plan=PLN-000101' }),
        presses: ['More', 'Autopay', '4242 4242 4242 4242', 'Turn autopay on'],
        shows: 'changed',
      },
      {
        state: 'empty',
        address: at('/installments/details', { scenario: 'new-user' }),
        shows: 'No plan yet',
      },
      {
        state: 'success',
        address: at('/installments/details', { scenario: 'declined-then-success', query: 'plan=PLN-000100' }),
        shows: 'Paid off',
      },
      {
        state: 'error',
        address: at('/installments/details', { fails: '/v1/plans', query: 'plan=PLN-000101' }),
        shows: 'Something went wrong',
      },
      {
        state: 'partial',
        address: at('/installments/details', { fails: '/schedule', query: 'plan=PLN-000101' }),
        shows: 'PLN-000101',
      },
      {
        state: 'not found',
        address: at('/installments/details', { query: 'plan=PLN-999999' }),
        shows: 'PLN-999999|no plan',
      },
      {
        state: 'pending',
        address: at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000102' }),
        shows: 'PLN-000102',
      },
      {
        state: 'attention',
        address: at('/installments/details', { scenario: 'defaulted' }),
        shows: 'default',
      },
      {
        state: 'read-only',
        address: at('/installments/details', { scenario: 'pending-bank', query: 'plan=PLN-000100' }),
        shows: 'Paid off',
      },
    ],
  },
  {
    page: 'Orders',
    absent: {
      partial: 'It is one list from one request.',
      'read-only': 'Administrators have the list of all orders at this address.',
    },
    states: [
      ...over('/orders'),
      {
        state: 'conflict',
        address: at('/orders', { scenario: 'one-of-each', network: 'conflict', query: 'tab=open' }),
        presses: ['Cancel order: .+', 'Cancel order'],
        shows: 'Someone changed this meanwhile',
      },
      { state: 'success', address: at('/orders', {}), shows: 'View receipt' },
      { state: 'pending', address: at('/orders', { scenario: 'pending-bank' }), shows: 'Headphones' },
      { state: 'empty', address: at('/orders', { scenario: 'new-user' }), shows: 'order' },
      {
        state: 'nothing found',
        address: at('/orders', { query: 'q=no-such-order' }),
        shows: 'no-such-order',
      },
      { state: 'error', address: at('/orders', { fails: '/v1/orders' }), shows: 'Something went wrong' },
    ],
  },
  {
    page: 'Redeem a scratchcard',
    absent: {
      'nothing found': noFilter,
      partial: 'The form works while the list of cards fails: see error.',
      'read-only': customersOnly,
      success: 'It takes a PIN, which no address may hold; e2e/scratchcards.spec.ts enters one.',
      conflict: 'A card is redeemed once: the second time is refused.',
      pending: 'A card is redeemed at once or not at all.',
    },
    states: [
      ...over('/redeem'),
      { state: 'empty', address: at('/redeem', { scenario: 'no-data' }), shows: 'Add to my wallet' },
      {
        state: 'error',
        address: at('/redeem', { fails: '/v1/me/scratchcards' }),
        shows: 'Something went wrong',
      },
      { state: 'locked', address: at('/redeem', { scenario: 'card-locked' }), shows: 'Add to my wallet' },
    ],
  },
  {
    page: 'Profile',
    absent: {
      empty: 'An account always has a name and a contact.',
      'nothing found': noFilter,
      pending: 'Nothing of it waits for another person.',
    },
    states: [
      ...over('/profile'),
      { state: 'error', address: at('/profile', { fails: '/v1/me' }), shows: 'Something went wrong' },
      {
        state: 'partial',
        address: at('/profile', { fails: '/v1/me/sessions' }),
        shows: 'Something went wrong',
      },
      { state: 'read-only', address: at('/profile', { as: 'administrator' }), shows: 'your organisation' },
      {
        state: 'success',
        address: at('/profile', {}),
        presses: ['Download my data'],
        shows: 'saved by the browser',
      },
      {
        state: 'conflict',
        address: at('/profile', { network: 'conflict' }),
        presses: ['Download my data'],
        shows: 'changed',
      },
    ],
  },
  {
    page: 'Checkout',
    absent: {
      'nothing found': noFilter,
      partial: 'Its figures come from one request: see error.',
      conflict: 'What changed meanwhile is compared on the page of the signature.',
      pending: 'What waits for a bank is on the page of the signature.',
    },
    states: [
      { state: 'empty', address: at('/checkout', { as: 'guest' }), shows: 'cart is empty' },
      {
        state: 'loading',
        address: at('/checkout', { network: 'stalled', cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: '',
      },
      {
        state: 'error',
        address: at('/checkout', { fails: '/v1/quote-comparisons', cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: 'Something went wrong',
      },
      {
        state: 'read-only',
        address: at('/checkout', { as: 'administrator', cart: 'ESPRESSO-01' }),
        shows: 'Only customers can place an order',
      },
      {
        state: 'success',
        address: at('/checkout', { cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: 'Continue with',
      },
      {
        state: 'offline',
        address: at('/checkout', { scenario: 'offline', cart: 'ESPRESSO-01', query: 'step=plan' }),
        shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
      },
    ],
  },
  {
    page: 'Collateral',
    absent: {
      'nothing found': noFilter,
      partial: 'What is offered and what it covers come together: see error.',
      'read-only': customersOnly,
      success: 'What was approved leads on to the signature.',
    },
    states: [
      {
        state: 'conflict',
        address: at('/checkout/collateral', { scenario: 'one-of-each', network: 'conflict' }),
        presses: ['Edit .+', 'Save'],
        shows: 'changed',
      },
      ...over('/checkout/collateral'),
      {
        state: 'pending',
        address: at('/checkout/collateral', { scenario: 'collateral-review' }),
        shows: 'review|Gold',
      },
      {
        state: 'attention',
        address: at('/checkout/collateral', { scenario: 'collateral-shortfall' }),
        shows: 'cover|missing|Shares',
      },
      { state: 'empty', address: at('/checkout/collateral', { scenario: 'new-user' }), shows: 'collateral' },
      {
        state: 'error',
        address: at('/checkout/collateral', { scenario: 'collateral-review', fails: '/v1/collaterals' }),
        shows: 'Something went wrong',
      },
    ],
  },
  {
    page: 'Review and confirm',
    absent: {
      'nothing found': noFilter,
      error: 'Without its order there is nothing to show: see not found.',
      partial: 'Nothing can be confirmed while a part of it is unknown.',
      'read-only': customersOnly,
      success: 'It takes a code that was sent; e2e/purchase.spec.ts enters one.',
      conflict: 'It takes a quote that has ended; e2e/interruptions.spec.ts waits for it.',
      pending: 'It takes a signature; e2e/scenarios.spec.ts waits for the bank.',
    },
    states: [
      {
        state: 'offline',
        address: at('/checkout/confirmation', { scenario: 'offline' }),
        shows: 'As of \\d\\d:\\d\\d, 12 minutes ago',
      },
      { state: 'empty', address: at('/checkout/confirmation', {}), shows: 'Nothing to confirm yet' },
      {
        state: 'not found',
        address: at('/checkout/confirmation', { query: 'order=ord_01JH8ZK3W00000000000000000' }),
        shows: 'No such order',
      },
      {
        state: 'loading',
        address: at('/checkout/confirmation', {
          network: 'stalled',
          query: 'order=ord_01JH8ZK3W00000000000000000',
        }),
        shows: '',
      },
    ],
  },
  {
    page: 'Log in and out',
    absent: {
      loading: 'It needs no data.',
      'nothing found': noFilter,
      error: 'It reads nothing: what is refused is said at its field.',
      partial: 'It is one form.',
      'read-only': 'Everybody can log in.',
      conflict: 'It changes nothing that another person could change.',
    },
    states: [
      { state: 'success', address: at('/auth/logout', { as: 'guest' }), shows: 'logged out' },
      { state: 'empty', address: at('/auth/login', { as: 'guest' }), shows: 'Phone or e-mail' },
      { state: 'success', address: at('/auth/login', {}), shows: 'logged in' },
      { state: 'offline', address: at('/auth/login', { as: 'guest', scenario: 'offline' }), shows: 'Log in' },
      { state: 'pending', address: at('/auth/logout', {}), shows: 'Log out' },
    ],
  },
  {
    page: 'Terms and privacy',
    absent: {
      loading: 'The text is part of the page.',
      empty: 'There is always a version in force.',
      'nothing found': noFilter,
      partial: 'It is one text.',
      'read-only': 'It is read only for everybody.',
      conflict: 'Nothing can be changed here.',
      pending: 'Nothing is decided here.',
    },
    states: [
      {
        state: 'error',
        address: at('/other/terms', { as: 'guest', fails: '/v1/documents/terms' }),
        shows: 'Something went wrong|Version',
      },
      { state: 'offline', address: at('/other/privacy', { scenario: 'offline' }), shows: 'Version' },
      { state: 'success', address: at('/other/terms', { as: 'guest' }), shows: 'Version' },
    ],
  },
];
