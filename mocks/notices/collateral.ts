import { dayText, moneyText } from '#mocks/core/format.ts';
import { saleDay } from '#mocks/rules/collateral.ts';
import type { CollateralRecord } from '#mocks/resources/collateral/record.ts';
import { about, hasReached, type Event } from './event.ts';
import { viewCollateral } from './links.ts';

type Words = readonly [title: string, body: string];

/** Title and text about the sale that was announced; null if none was. */
function announcementOf({ description, pledgedTo, saleNoticeOn }: CollateralRecord): Words | null {
  if (saleNoticeOn === null) return null;
  return [
    'Your collateral is going to be sold',
    `Plan ${pledgedTo?.planNumber} is in default, so ${description} may be sold from ${dayText(saleDay(saleNoticeOn))}. Pay what is due before then to keep it.`,
  ];
}

/** Title and text about a sale, and what became of the proceeds. */
function saleWords({ description, currency, pledgedTo, sale }: CollateralRecord): Words | null {
  if (sale === null) return null;
  const money = (amountMinor: number) => moneyText({ amountMinor, currency });
  const rest =
    sale.surplus > 0
      ? ` ${money(sale.surplus)} more than you owed is in your wallet.`
      : sale.stillOwed > 0
        ? ` ${money(sale.stillOwed)} is still open.`
        : '';
  return [
    'Your collateral was sold',
    `${description}, for ${money(sale.proceeds)}. It paid ${money(sale.proceeds - sale.surplus)} of plan ${pledgedTo?.planNumber}.${rest}`,
  ];
}

/** Title and text about the new state of collateral; null for a state that its owner caused. */
function wordsOf(item: CollateralRecord, before: CollateralRecord): Words | null {
  const { status, description, pledgedTo, shortfall, currency, releaseBy, review } = item;
  switch (status) {
    case 'APPROVED':
      return ['Your collateral is approved', `${description}.`];
    case 'PLEDGED':
      // Collateral that is approved for an active plan secures it in the same transaction.
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
        'Your collateral no longer covers your plan',
        `${moneyText({ amountMinor: shortfall ?? 0, currency })} is missing for ${pledgedTo?.planNumber}. Add something else, or pay a part early.`,
      ];
    case 'RELEASE_PENDING':
      return ['You get your collateral back', `${description}, by ${dayText(releaseBy ?? '')}.`];
    case 'EXPIRED':
      return ['The valuation of your collateral has expired', `${description}.`];
    case 'LIQUIDATED':
      return saleWords(item);
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
  if (!before) return null;
  const words = hasReached(item, before, item.status)
    ? wordsOf(item, before)
    : item.saleNoticeOn === before.saleNoticeOn
      ? null
      : announcementOf(item);
  if (words === null) return null;
  const [title, body] = words;
  return about(item, `${item.status} ${item.version}`, {
    category: 'COLLATERAL',
    title,
    body,
    action: viewCollateral(item.orderId),
    isSentToContact: true,
  });
};

export const collateralEvents = [collateralDecided];
