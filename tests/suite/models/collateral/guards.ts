import type { CollateralModel, Item, Who } from './model.ts';

const inUse = ['UNDER_REVIEW', 'READY_TO_CONFIRM', 'AWAITING_DOWN_PAYMENT'];
const secured = (item: Item) => item.status === 'PLEDGED' || item.status === 'SHORTFALL';
const no = ['invalid-transition'];

/** Codes with which each step of a collateral is refused; none: it is possible. */
export const refusals = {
  submit: ({ status, documented }: Item, answer: string | null): string[] => {
    if (status === 'DRAFT') return documented ? [] : no;
    if (status === 'INFO_REQUESTED') return answer === null ? ['validation-failed'] : [];
    return status === 'EXPIRED' ? [] : no;
  },
  change: ({ status }: Item): string[] => (status === 'DRAFT' || status === 'INFO_REQUESTED' ? [] : no),
  take: ({ status, reviewer }: Item, who: Who): string[] =>
    status === 'SUBMITTED' || (status === 'UNDER_REVIEW' && reviewer !== who) ? [] : no,
  value: ({ status, reviewer }: Item, who: Who): string[] =>
    status === 'UNDER_REVIEW'
      ? reviewer === who
        ? []
        : no
      : ['APPROVED', 'PLEDGED', 'SHORTFALL'].includes(status)
        ? []
        : no,
  decide: ({ status, reviewer }: Item, who: Who): string[] =>
    status === 'UNDER_REVIEW' && reviewer === who ? [] : no,
  approve: (item: Item, who: Who, today: number): string[] => {
    if (item.status !== 'UNDER_REVIEW' || item.reviewer !== who || item.valuer !== who) return no;
    return item.validUntil < today ? ['valuation-expired'] : [];
  },
  accept: ({ status }: Item): string[] => (status === 'SUBMITTED' ? [] : no),
  remove: (item: Item, { order }: CollateralModel): string[] => {
    if (secured(item)) return ['collateral-already-pledged'];
    if (!/DRAFT|SUBMITTED|INFO|APPROVED|REJECTED|EXPIRED/.test(item.status)) return no;
    return item.attached && inUse.includes(order) ? no : [];
  },
  attach: (item: Item, { order }: CollateralModel): string[] => {
    if (secured(item)) return ['collateral-already-pledged'];
    if (!['DRAFT', 'SUBMITTED', 'APPROVED', 'EXPIRED'].includes(item.status)) return no;
    const takes = order === 'COLLATERAL_REQUIRED' || order === 'ACTIVE';
    return takes && !(item.attached && inUse.includes(order)) ? [] : no;
  },
};
