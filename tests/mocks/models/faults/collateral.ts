import type * as follow from '#mocks/commands/collateral/follow-up.ts';
import type * as guards from '#mocks/resources/collateral/guards.ts';
import type * as orderFacts from '#mocks/resources/orders/facts.ts';
import type * as types from '#mocks/rules/collateral-types.ts';
import type * as rules from '#mocks/rules/collateral.ts';
import type * as coveringAhead from '#mocks/rules/covering-ahead.ts';
import type * as payingAhead from '#mocks/rules/paying-ahead.ts';
import type * as priceList from '#mocks/rules/price-list.ts';
import { faultsOf, stopped } from './fault.ts';

const inRules = faultsOf<typeof rules>('rules/collateral');
const inTypes = faultsOf<typeof types>('rules/collateral-types');
const inPayingAhead = faultsOf<typeof payingAhead>('rules/paying-ahead');
const inCoveringAhead = faultsOf<typeof coveringAhead>('rules/covering-ahead');
const inPriceList = faultsOf<typeof priceList>('rules/price-list');
const inGuards = faultsOf<typeof guards>('resources/collateral/guards');
const inFollow = faultsOf<typeof follow>('commands/collateral/follow-up');
const inOrderFacts = faultsOf<typeof orderFacts>('resources/orders/facts');

const [ofOrder, ofPlan] = ['collateral of an order', 'collateral of a plan'] as const;

export const collateralFaults = [
  inRules(ofOrder, 'the haircut is forgotten', ({ coverageOf }) => ({
    coverageOf: (needed, items, share) =>
      coverageOf(
        needed,
        items.map((item) => ({ ...item, haircutBps: 0 })),
        share,
      ),
  })),
  inRules(ofOrder, 'what is in review counts as covered', ({ coverageOf }) => ({
    coverageOf: (needed, items, share) =>
      coverageOf(
        needed,
        items.map((item) => (item.status === 'SUBMITTED' ? { ...item, status: 'APPROVED' as const } : item)),
        share,
      ),
  })),
  inRules(ofOrder, 'no document is missing', () => ({ missingDocuments: () => [] })),
  inTypes(ofOrder, 'a valuation of gold is valid for a day more', () => ({
    collateralTypes: { GOLD_JEWELLERY: { valuationValidityDays: 8 } },
  })),
  inTypes(ofOrder, 'a deposit does not count in full', () => ({
    collateralTypes: { CASH_DEPOSIT: { haircutBps: 100 } },
  })),
  inPayingAhead(ofPlan, 'what covers a plan again lacks a cent', ({ aheadDownTo }) => ({
    aheadDownTo: (max, ...given) => aheadDownTo(max + 1, ...given),
  })),
  inCoveringAhead(ofPlan, 'the uncovered part is paid ahead without its last cent', ({ payAheadTo }) => ({
    payAheadTo: (plan, covered, today) => payAheadTo(plan, covered + 1, today),
  })),
  inPriceList(ofOrder, 'gold is valued by its weight alone', ({ goldValue }) => ({
    goldValue: (_fineness, grams) => goldValue(1_000, grams),
  })),
  inRules(ofPlan, 'a shortfall is not noticed', () => ({ shortfallOf: () => 0 })),
  stopped(inRules(ofPlan, 'nothing is free', () => ({ freeOf: () => 0 }))),
  inFollow(ofPlan, 'a pledge is not released', ({ collateralFollowsPlan }) => ({
    collateralFollowsPlan: (context, plan) =>
      plan.closedOn === null ? collateralFollowsPlan(context, plan) : undefined,
  })),
  inFollow(ofPlan, 'what was approved for an active plan does not secure it', () => ({
    orderAfterDecision: () => undefined,
  })),
  inFollow(ofOrder, 'a lower valuation leaves the order as it is', () => ({
    orderAfterValuation: () => undefined,
  })),
  inFollow(ofOrder, 'an order that ends keeps its collateral', () => ({ detachFrom: () => undefined })),
  inOrderFacts(ofOrder, 'an order whose plan needs no collateral keeps it', () => ({
    isSecured: () => true,
  })),
  inGuards(ofOrder, 'a valuation never ends', () => ({
    collateralGuards: { 'valuation-over': () => 'The valuation is still valid.' },
  })),
  inGuards(ofOrder, 'what someone else has valued is approved', () => ({
    collateralGuards: { valued: ({ collateral }) => (collateral.valuation ? null : 'Not valued.') },
  })),
];
