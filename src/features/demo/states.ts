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
  | 'not found';

interface State {
  readonly state: StateName;
  readonly address: string;
  /** Pattern of what `main` then shows, for the test. */
  readonly shows: string;
}

export interface PageStates {
  readonly page: string;
  readonly states: readonly State[];
}

interface Asked {
  readonly scenario?: string;
  readonly network?: string;
  readonly fails?: string;
  /** Beside these: what the page itself reads from its address. */
  readonly query?: string;
  readonly guest?: true;
}

function at(path: string, { scenario = 'happy', network, fails, query, guest }: Asked): string {
  const asked = new URLSearchParams({
    scenario,
    ...(guest ? {} : { as: 'customer' }),
    ...(network ? { network } : {}),
    ...(fails ? { fails } : {}),
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
    states: [
      ...over('/'),
      { state: 'empty', address: at('/', { scenario: 'new-user' }), shows: 'Espresso machine' },
      { state: 'error', address: at('/', { fails: '/v1/products' }), shows: 'Something went wrong' },
      { state: 'partial', address: at('/', { fails: '/v1/plans' }), shows: 'Espresso machine' },
      { state: 'pending', address: at('/', { scenario: 'pending-bank' }), shows: 'Espresso machine' },
      { state: 'attention', address: at('/', { scenario: 'overdue-fee' }), shows: 'overdue|late' },
    ],
  },
  {
    page: 'Instalments',
    states: [
      ...over('/installments'),
      {
        state: 'maintenance',
        address: at('/installments', { scenario: 'maintenance' }),
        shows: 'Closed for maintenance',
      },
      { state: 'empty', address: at('/installments', { scenario: 'new-user' }), shows: 'plan' },
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
    states: [
      ...over('/installments/details', 'plan=PLN-000101'),
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
    ],
  },
  {
    page: 'Orders',
    states: [
      ...over('/orders'),
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
    states: [
      ...over('/profile'),
      { state: 'error', address: at('/profile', { fails: '/v1/me' }), shows: 'Something went wrong' },
      {
        state: 'partial',
        address: at('/profile', { fails: '/v1/me/sessions' }),
        shows: 'Something went wrong',
      },
    ],
  },
  {
    page: 'Checkout',
    states: [
      { state: 'empty', address: at('/checkout', { guest: true }), shows: 'cart is empty' },
      {
        state: 'empty',
        address: at('/checkout/confirmation', {}),
        shows: 'Nothing to confirm yet',
      },
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
    ],
  },
];
