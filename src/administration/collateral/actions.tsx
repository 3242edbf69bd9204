import {
  acceptCollateral,
  approveCollateral,
  rejectCollateral,
  requestCollateralInfo,
  simulateAcceptance,
  simulateValuation,
  takeCollateral as takeCollateralEndpoint,
  valueCollateral as valueCollateralEndpoint,
} from '#contracts/collateral/administration-endpoints.ts';
import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { choiceField, reasonField, textField } from '#src/kits/actions/fields.tsx';
import { rejectionReasons, valuationMethods } from '#src/resources/collateral/labels.ts';
import { compares } from './compares.ts';
import { valueField } from './value-field.ts';
import { ValuationEffect } from './ValuationEffect.tsx';
import { announceSale, sell } from './sale-actions.tsx';

export const takeCollateral = defineAction(takeCollateralEndpoint, {
  shortcut: 't',
  label: 'Start review',
  compares,
  lead: ({ reviewer }: CollateralDetails) =>
    reviewer
      ? `${reviewer.name} is reviewing this. You take it over.`
      : 'Others see that you are reviewing this.',
  receipt: () => ({ title: 'You are reviewing this' }),
});

const valuationForm = {
  value: valueField('Value'),
  method: choiceField<CollateralDetails, keyof typeof valuationMethods>('Method', valuationMethods),
  reason: reasonField<CollateralDetails>(),
};

export const valueCollateral = defineAction(valueCollateralEndpoint, {
  shortcut: 'v',
  label: 'Set value',
  compares,
  form: valuationForm,
  simulation: {
    by: simulateValuation,
    explain: (after) => <ValuationEffect after={after} />,
  },
  confirm: (body, { money }) => `Set value to ${money(body.value)}`,
  receipt: (after) => ({
    title: 'Value set',
    text: <ValuationEffect after={after} />,
  }),
});

export const approve = defineAction(approveCollateral, {
  shortcut: 'a',
  label: 'Approve',
  compares,
  lead: ({ lendable, customerName }: CollateralDetails, { money }) =>
    `${money(lendable)} will count. ${customerName} gets a message and can continue once everything is covered.`,
  receipt: () => ({ title: 'Approved' }),
});

/** Has the key of `approve`: the one is possible before a review, the other in it. */
export const accept = defineAction(acceptCollateral, {
  shortcut: 'a',
  label: 'Value and approve',
  compares,
  form: valuationForm,
  simulation: {
    by: simulateAcceptance,
    explain: (after) => <ValuationEffect after={after} />,
  },
  confirm: (body, { money }) => `Approve at ${money(body.value)}`,
  receipt: ({ lendable }, { money }) => ({
    title: 'Approved',
    text: `Lending value: ${money(lendable)}.`,
  }),
});

export const requestInfo = defineAction(requestCollateralInfo, {
  shortcut: 'i',
  label: 'Ask a question',
  compares,
  form: { note: textField<CollateralDetails>('Question', { minLength: 10, rows: 3 }) },
  receipt: ({ customerName }) => ({ title: `${customerName} was asked` }),
});

export const reject = defineAction(rejectCollateral, {
  shortcut: 'r',
  label: 'Reject',
  tone: 'danger',
  compares,
  form: {
    reason: choiceField<CollateralDetails, keyof typeof rejectionReasons>('Reason', rejectionReasons),
    note: textField('Note to the customer', { optional: true }),
  },
  receipt: () => ({ title: 'Rejected' }),
});

/** What is decided about collateral. */
export const decisions = [accept, approve, reject];

/** In the order of the menu of a row. */
export const collateralActions = [
  takeCollateral,
  accept,
  valueCollateral,
  approve,
  requestInfo,
  reject,
  announceSale,
  sell,
] as const;
