import type { Approval } from '#contracts/approvals/approval.ts';
import { roleNames } from '#contracts/permission-names.ts';
import { AdministratorRole } from '#contracts/permissions.ts';
import { z } from '#contracts/z.ts';
import type { Formats } from '#src/kits/actions/use-formats.ts';

const Role = z.object({ role: AdministratorRole });

/** Reads the role that a change of a role names; undefined of another request. */
export const roleIn = (part: unknown): AdministratorRole | undefined => z.safeParse(Role, part).data?.role;

/** What is asked for: " of €513.00", " from €1,500.00 to €3,500.00 (+133.3%)"; nothing where the name of the request says it all. */
export function changeText(approval: Approval, { money, change }: Pick<Formats, 'money' | 'change'>): string {
  const { amount, amountBefore, changeBps } = approval;
  if (amount && amountBefore) {
    const share = changeBps === null ? '' : ` (${change(changeBps)})`;
    return ` from ${money(amountBefore)} to ${money(amount)}${share}`;
  }
  if (amount) return ` of ${money(amount)}`;
  const [before, after] = [roleIn(approval.change?.before), roleIn(approval.request)];
  return after ? `${before ? ` from ${roleNames[before]}` : ''} to ${roleNames[after]}` : '';
}
