import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';

export type Counts = ScratchcardBatch['counts'];

export interface BatchSketch {
  /** Left out: its position among the batches. */
  readonly number?: string;
  readonly name: string;
  readonly euros: number;
  readonly quantity: number;
  readonly status: ScratchcardBatch['status'];
  readonly daysAgo: number;
  /** Shares of the scratchcards by state, in percent; the remaining ones have the state `rest`. */
  readonly shares: Partial<Counts>;
  readonly rest: keyof Counts;
  /** Its PINs were not exported: its scratchcards can be given to customers. */
  readonly keepsPins?: true;
}

/** A batch for customers who are given a scratchcard. */
export const goodwill: BatchSketch = {
  number: '0017',
  name: 'Goodwill',
  euros: 20,
  quantity: 12,
  status: 'ACTIVE',
  daysAgo: 14,
  shares: {},
  rest: 'active',
  keepsPins: true,
};

/** Batches in every state. The newest have numbers after those of batches with known PINs, which are older. */
export const batchSketches: readonly BatchSketch[] = [
  {
    name: 'Spring kiosks',
    euros: 10,
    quantity: 50,
    status: 'CLOSED',
    daysAgo: 400,
    shares: { redeemed: 78 },
    rest: 'expired',
  },
  {
    name: 'Summer festival',
    euros: 5,
    quantity: 100,
    status: 'CLOSED',
    daysAgo: 390,
    shares: { redeemed: 64 },
    rest: 'expired',
  },
  {
    name: 'Bookshops north',
    euros: 20,
    quantity: 40,
    status: 'ACTIVE',
    daysAgo: 210,
    shares: { redeemed: 55, blocked: 5, locked: 5 },
    rest: 'active',
  },
  {
    name: 'Bookshops south',
    euros: 20,
    quantity: 40,
    status: 'ACTIVE',
    daysAgo: 205,
    shares: { redeemed: 47, locked: 5 },
    rest: 'active',
  },
  {
    name: 'Bike fair',
    euros: 50,
    quantity: 20,
    status: 'ACTIVE',
    daysAgo: 160,
    shares: { redeemed: 36 },
    rest: 'active',
  },
  {
    name: 'Coffee bars',
    euros: 10,
    quantity: 80,
    status: 'ACTIVE',
    daysAgo: 120,
    shares: { redeemed: 41, blocked: 2 },
    rest: 'active',
  },
  {
    name: 'Lost parcel',
    euros: 50,
    quantity: 60,
    status: 'FROZEN',
    daysAgo: 96,
    shares: { redeemed: 10, blocked: 5 },
    rest: 'active',
  },
  { name: 'Misprinted', euros: 20, quantity: 25, status: 'VOID', daysAgo: 74, shares: {}, rest: 'void' },
  {
    name: 'Winter markets',
    euros: 10,
    quantity: 60,
    status: 'ACTIVE',
    daysAgo: 48,
    shares: { redeemed: 22 },
    rest: 'active',
  },
  {
    number: '0018',
    name: 'Large retailers',
    euros: 100,
    quantity: 120,
    status: 'PENDING_APPROVAL',
    daysAgo: 5,
    shares: {},
    rest: 'created',
  },
  {
    number: '0019',
    name: 'Record stores',
    euros: 20,
    quantity: 20,
    status: 'GENERATED',
    daysAgo: 3,
    shares: {},
    rest: 'created',
  },
  {
    number: '0020',
    name: 'Photo spring',
    euros: 50,
    quantity: 100,
    status: 'DRAFT',
    daysAgo: 1,
    shares: {},
    rest: 'created',
  },
];
