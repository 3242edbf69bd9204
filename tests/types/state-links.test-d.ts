// Each @ts-expect-error is an assertion: `npm run check` fails when the line below it begins to compile.
import type { StateLink } from '#src/demo/states/page-states.ts';
import type { ExpectationsOf } from '#tests/kit/states/page-expectation.ts';

type Links = Record<'Home', Record<'loading' | 'success (paid)' | 'success (returned)', StateLink>>;
declare function expectHome(home: Pick<ExpectationsOf<Links>['Home'], 'states' | 'absent'>): void;

const states = { loading: '', 'success (paid)': '', 'success (returned)': '' };
const { 'success (returned)': _returned, ...someStates } = states;
const reasons = {
  refreshing: '',
  empty: '',
  'nothing found': '',
  error: '',
  partial: '',
  offline: '',
  'read-only': '',
  conflict: '',
  pending: '',
};
const { empty: _empty, ...someReasons } = reasons;

expectHome({ states, absent: reasons });
// @ts-expect-error -- a link without an expectation
expectHome({ states: someStates, absent: reasons });
// @ts-expect-error -- an expectation of a state without a link
expectHome({ states: { ...states, partial: '' }, absent: reasons });
// @ts-expect-error -- neither a link nor a reason
expectHome({ states, absent: someReasons });
// @ts-expect-error -- a link and a reason
expectHome({ states, absent: { ...reasons, success: '' } });
