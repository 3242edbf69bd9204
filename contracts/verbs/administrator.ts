import type { clientOver } from '#contracts/client.ts';
import type { AdministratorVerbs } from './verbs.ts';

interface Session {
  readonly token: string;
}

/** Performs an administrator's commands with a contract client; `signIn` returns the session for them. */
export function administratorOver(
  { done, get }: Pick<ReturnType<typeof clientOver>, 'done' | 'get'>,
  signIn: () => Promise<Session>,
) {
  let session: Session | null = null;
  const signsIn = async () => (session ??= await signIn());

  /** Returns the session with the current version of the collateral. */
  async function withVersion(as: Session, collateralId: string) {
    const { version } = await done(200, 'getCollateralAsAdministrator', { params: { collateralId } }, as);
    return { ...as, ifMatch: `"${version}"` };
  }

  return {
    signsIn,

    async refunds(paymentId, { amountMinor, reason }) {
      const as = await signsIn();
      const params = { paymentId };
      const { version, amount } = await done(200, 'getPaymentAsAdministrator', { params }, as);
      const body = { amount: { ...amount, amountMinor }, reason, note: null };
      return get('createRefund', { ...as, params, body, ifMatch: `"${version}"` });
    },

    async approves(approvalId) {
      const as = await signsIn();
      const params = { approvalId };
      const { version } = await done(200, 'getApproval', { params }, as);
      return done(200, 'approveApproval', { params }, { ...as, ifMatch: `"${version}"` });
    },

    async takes(collateralId) {
      const as = await signsIn();
      return done(200, 'takeCollateral', { params: { collateralId } }, await withVersion(as, collateralId));
    },

    async asks(collateralId, note) {
      const as = await signsIn();
      const call = { params: { collateralId }, body: { note } };
      return done(200, 'requestCollateralInfo', call, await withVersion(as, collateralId));
    },
  } satisfies AdministratorVerbs;
}
