import {
  currency,
  localDate,
  notText,
  type Pinned,
  type PinnedBodies,
  positiveMinor,
  whole,
} from './values.ts';

export const discountCode: Pinned = {
  accept: ['SPRING27', 'ABCD', 'X'.repeat(20)],
  reject: [...notText, '', 'ABC', 'X'.repeat(21), 'spring27', 'SPRING 27', 'SPRING-27'],
};

/** What bodies about discount codes must accept and refuse. */
export const discountBodies: PinnedBodies = {
  createDiscount: {
    discountCode,
    'takes.kind': { accept: ['SHARE'], reject: [...notText, '', 'share', 'AMOUNTS'] },
    'takes.shareBps': whole(1, 10_000),
    'takes.max.amountMinor': positiveMinor,
    'takes.max.currency': { accept: ['EUR'], reject: currency.reject },
    'takes.amount.amountMinor': positiveMinor,
    'takes.amount.currency': { accept: ['EUR'], reject: currency.reject },
    'from.amountMinor': whole(0, Number.MAX_SAFE_INTEGER),
    'from.currency': { accept: ['EUR'], reject: currency.reject },
    validFrom: { accept: ['2027-01-01'], reject: localDate.reject },
    validTo: { accept: ['2028-12-31'], reject: localDate.reject },
  },
};
