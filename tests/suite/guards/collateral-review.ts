import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import type { RefusedSituation, Situations } from './table.ts';
import { reviewed, submitted, yen } from './of-collateral.ts';

const DAY = 24 * 60 * 60_000;

const valuation = { value: euro(1_200_00), method: 'APPRAISAL', reason: 'Weighed' };

/** Collateral that another reviewer has taken. */
const othersReview = (body?: object): readonly [RefusedSituation] => [
  {
    situation: 'another administrator is reviewing it',
    code: 'invalid-transition',
    call: reviewed(async (id, risk, { backend }) => {
      await risk.values(id, 1_200_00);
      return (await reviewer(backend, people.administrator)).call(id, body);
    }),
  },
];

/** What a reviewer does with collateral. */
export const collateralReviewSituations = {
  takeCollateral: {
    'collateral.take: others-review': [
      {
        situation: 'the reviewer has it',
        code: 'invalid-transition',
        call: reviewed((id, risk) => risk.call(id)),
      },
    ],
  },
  valueCollateral: {
    'collateral.value: own-review': othersReview(valuation),
    'collateral.value: value-in-currency': [
      {
        situation: 'a value in another currency',
        code: 'currency-mismatch',
        call: reviewed((id, risk) => risk.call(id, { ...valuation, value: yen })),
      },
    ],
  },
  approveCollateral: {
    'collateral.approve: own-review': othersReview(),
    'collateral.approve: valued': [
      {
        situation: 'without a valuation',
        code: 'invalid-transition',
        call: reviewed((id, risk) => risk.call(id)),
      },
      {
        situation: 'the reviewer before has valued it',
        code: 'invalid-transition',
        call: reviewed(async (id, risk, { backend }) => {
          await risk.values(id, 1_200_00);
          const other = await reviewer(backend, people.administrator);
          await other.takes(id);
          return other.call(id);
        }),
      },
    ],
    'collateral.approve: valuation-current': [
      {
        situation: 'securities that were valued two days ago',
        code: 'valuation-expired',
        call: reviewed(async (id, risk, { backend }) => {
          await risk.values(id, 3_000_00);
          await backend.wait(2 * DAY);
          return (await reviewer(backend)).call(id);
        }, 'LISTED_SECURITIES'),
      },
    ],
  },
  acceptCollateral: {
    'collateral.accept: value-in-currency': [
      {
        situation: 'a value in another currency',
        code: 'currency-mismatch',
        call: submitted((id, risk) => risk.call(id, { ...valuation, value: yen })),
      },
    ],
  },
  requestCollateralInfo: {
    'collateral.request-info: own-review': othersReview({ note: 'Please add a photo of the stamp.' }),
  },
  rejectCollateral: {
    'collateral.reject: own-review': othersReview({ reason: 'NOT_ACCEPTED', note: null }),
  },
} satisfies Partial<Situations>;
