import { dayText, moneyText } from '#mocks/format.ts';
import type { CollateralRecord } from '#mocks/resources/collateral/record.ts';
import { about, became, type Event } from './event.ts';

type Words = readonly [title: string, body: string];

/** Title and text about the state that collateral has come to; null for one that its owner brought about. */
function wordsOf(item: CollateralRecord, before: CollateralRecord): Words | null {
  const { status, description, pledgedTo, shortfall, currency, releaseBy, review } = item;
  switch (status) {
    case 'APPROVED':
      return ['Your collateral is approved', `${description}.`];
    case 'PLEDGED':
      // Approved for an active plan, it secures that in the same transaction.
      if (before.status === 'UNDER_REVIEW') return ['Your collateral is approved', `${description}.`];
      return before.status === 'SHORTFALL'
        ? ['Your collateral covers your plan again', `${description}.`]
        : null;
    case 'INFO_REQUESTED':
      return ['A question about your collateral', `${description}: ${review.at(-1)?.note ?? ''}`];
    case 'REJECTED':
      return ['Your collateral was not accepted', `${description}. See what else you can do.`];
    case 'SHORTFALL':
      return [
        'Your collateral does not cover your plan any more',
        `${moneyText({ amountMinor: shortfall ?? 0, currency })} is missing for ${pledgedTo?.planNumber}. Add something else, or pay a part early.`,
      ];
    case 'RELEASE_PENDING':
      return ['You get your collateral back', `${description}, until ${dayText(releaseBy ?? '')}.`];
    case 'EXPIRED':
      return ['The valuation of your collateral has expired', `${description}.`];
    case 'DRAFT':
    case 'SUBMITTED':
    case 'UNDER_REVIEW':
    case 'RELEASED':
    case 'REMOVED':
      return null;
  }
}

/** A decision about collateral, which its owner is also told by e-mail or SMS. */
export const collateralDecided: Event<'collaterals'> = (item, before) => {
  const words = before && became(item, before, item.status) ? wordsOf(item, before) : null;
  if (words === null) return null;
  const [title, body] = words;
  return about(item, `${item.status} ${item.version}`, {
    category: 'COLLATERAL',
    title,
    body,
    action: {
      label: 'View collateral',
      path: `/checkout/collateral${item.orderId === null ? '' : `?order=${item.orderId}`}`,
    },
    isSentToContact: true,
  });
};

export const collateralEvents = [collateralDecided];
