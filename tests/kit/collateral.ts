import { administratorOver } from '#contracts/verbs/administrator.ts';
import { euro } from './money.ts';
import { administrators } from './people.ts';
import type { Provider } from './provider.ts';

export { collateralOf, png, pngPart, SCANNED } from '#contracts/verbs/collateral.ts';

type ReviewCommand =
  | 'takeCollateral'
  | 'valueCollateral'
  | 'approveCollateral'
  | 'acceptCollateral'
  | 'simulateAcceptance'
  | 'requestCollateralInfo'
  | 'rejectCollateral'
  | 'announceCollateralSale'
  | 'sellCollateral';

/** An administrator who works on collateral; by default of the risk department. */
export async function reviewer(backend: Provider, contact: string = administrators.RISK) {
  const token = await backend.signIn(contact);

  async function call(collateralId: string, body?: object) {
    const params = { collateralId };
    const { version } = await backend.done(200, 'getCollateralAsAdministrator', { params }, { token });
    return { token, params, ifMatch: `"${version}"`, ...(body && { body }) };
  }
  const does = async (name: ReviewCommand, collateralId: string, body?: object) =>
    backend.get(name, await call(collateralId, body));

  const { takes, asks } = administratorOver(backend, async () => ({ token }));
  const values = (id: string, minor: number) =>
    does('valueCollateral', id, { value: euro(minor), method: 'APPRAISAL', reason: 'Weighed and tested' });

  return {
    token,
    call,
    does,
    takes,
    values,
    async approves(id: string, minor: number) {
      await takes(id);
      await values(id, minor);
      return does('approveCollateral', id);
    },
    asks,
    rejects: (id: string, reason: string) => does('rejectCollateral', id, { reason, note: null }),
  };
}
