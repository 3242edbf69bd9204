import type { Approval } from '#contracts/approvals/approval.ts';
import { Money } from '#contracts/money.ts';
import { roleNames } from '#contracts/permission-names.ts';
import { AdministratorRole } from '#contracts/permissions.ts';
import { z } from '#contracts/z.ts';
import type { Formats } from '#src/kits/actions/use-formats.ts';

/** The members of a request, its preview and the change that say how much or what it is about. */
const Members = z.object({
  amount: z.optional(Money),
  creditLimit: z.optional(Money),
  principalLeft: z.optional(Money),
  value: z.optional(Money),
  role: z.optional(AdministratorRole),
});
const read = (part: unknown): z.output<typeof Members> => z.safeParse(Members, part).data ?? {};

/** The amount that a refund gives back, a scratchcard gives or a write-off gives up; the name of a refund's payment has another one. */
export function movedAmount({ operation, request, preview }: Approval): Money | undefined {
  if (operation === 'createRefund') return read(request).amount;
  if (operation === 'giveScratchcard') return read(preview).value;
  return operation === 'writeOffPlan' ? read(preview).principalLeft : undefined;
}

/** What is asked for: " of €513.00", " from €1,500.00 to €3,500.00 (+133.3%)"; nothing where the name of the request says it all. */
export function changeText(approval: Approval, { money, change }: Pick<Formats, 'money' | 'change'>): string {
  const moved = movedAmount(approval);
  if (moved) return ` of ${money(moved)}`;
  const [before, after] = [read(approval.change?.before), read(approval.request)];
  if (after.creditLimit) {
    const { amountBefore, changeBps } = approval;
    const from = amountBefore ? ` from ${money(amountBefore)}` : '';
    return `${from} to ${money(after.creditLimit)}${changeBps === null ? '' : ` (${change(changeBps)})`}`;
  }
  return after.role
    ? `${before.role ? ` from ${roleNames[before.role]}` : ''} to ${roleNames[after.role]}`
    : '';
}
