import {
  type Pinned,
  type PinnedBodies,
  currency,
  id,
  notText,
  nullable,
  optional,
  maxEntered,
  sha256,
  text,
  whole,
} from './values.ts';

const collateralFields: Readonly<Record<string, Pinned>> = {
  type: {
    accept: ['GOLD_JEWELLERY', 'CASH_DEPOSIT', 'LISTED_SECURITIES', 'VEHICLE', 'ELECTRONICS'],
    reject: [...notText, '', 'gold', 'REAL_ESTATE', 'GUARANTOR'],
  },
  description: text(3, 200),
  'declaredValue.amountMinor': whole(1, maxEntered),
  'declaredValue.currency': currency,
  yearMade: optional(whole(1900, 2999)),
};

const valuationFields: Readonly<Record<string, Pinned>> = {
  'value.amountMinor': whole(1, maxEntered),
  'value.currency': currency,
  method: {
    accept: ['APPRAISAL', 'PRICE_LIST', 'MARKET_FEED', 'DECLARED'],
    reject: [...notText, '', 'appraisal', 'GUESS'],
  },
};

const saleFields: Readonly<Record<string, Pinned>> = {
  'proceeds.amountMinor': whole(1, maxEntered),
  'proceeds.currency': currency,
};

/** What bodies about collateral must accept and refuse. */
export const collateralBodies: PinnedBodies = {
  createCollateral: collateralFields,
  updateCollateral: collateralFields,
  attachCollateral: { orderId: id('ord') },
  submitCollateral: { answer: nullable(text(3, 1_000)) },
  correctDocument: {
    kind: {
      accept: ['PHOTO', 'INVOICE', 'OWNERSHIP', 'ID', 'APPRAISAL', 'OTHER'],
      reject: [...notText, '', 'photo', 'SELFIE'],
    },
  },
  registerDocument: {
    kind: {
      accept: ['PHOTO', 'INVOICE', 'OWNERSHIP', 'ID', 'APPRAISAL', 'OTHER'],
      reject: [...notText, '', 'photo', 'SELFIE'],
    },
    fileName: {
      accept: ['a', 'chain.png', 'Kette (1).jpg', 'x'.repeat(200)],
      reject: [...notText, '', '../chain.png', 'a\\b.png', 'a\nb.png', 'x'.repeat(201)],
    },
    mime: {
      accept: ['image/png', 'application/pdf', 'image/svg+xml'],
      reject: [...notText, '', 'png', 'image/', 'image/png; charset=utf-8', `image/${'x'.repeat(95)}`],
    },
    sizeBytes: whole(1, Number.MAX_SAFE_INTEGER),
    sha256,
  },
  sendDocumentPart: {
    offset: whole(0, Number.MAX_SAFE_INTEGER),
    data: {
      accept: ['AAAA', 'iVBORw0KGgo=', 'AA==', 'A'.repeat(87_384)],
      reject: [...notText, '', 'AAA', 'AAAA=', 'AA-_', 'A AA', 'A'.repeat(87_388)],
    },
  },
  valueCollateral: valuationFields,
  acceptCollateral: valuationFields,
  sellCollateral: saleFields,
  requestCollateralInfo: { note: text(10, 500) },
  rejectCollateral: {
    reason: {
      accept: [
        'VALUE_NOT_SHOWN',
        'DOCUMENTS_UNCLEAR',
        'OWNERSHIP_UNCLEAR',
        'NOT_ACCEPTED',
        'FRAUD_SUSPECTED',
      ],
      reject: [...notText, '', 'BECAUSE'],
    },
    note: nullable(text(1, 500)),
  },
};
