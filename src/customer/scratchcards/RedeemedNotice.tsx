import { Alert } from '@mantine/core';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DrawnCheck } from '#src/ui/parts/DrawnCheck.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import type { UsedScratchcard } from './scratchcard-use.ts';

/** What a scratchcard has just been used for. */
export function RedeemedNotice({ used }: { readonly used: UsedScratchcard }) {
  const moneyText = useMoneyText();
  const notice = useFocusOnMount(); // the focused button was removed
  const alertProps = {
    color: 'success',
    icon: <DrawnCheck />,
    role: 'status',
    tabIndex: -1,
    ref: notice,
  } as const;
  if (used.kind === 'WALLET')
    return (
      <Alert {...alertProps} title={`${moneyText(used.value)} added`}>
        Your wallet now holds {moneyText(used.walletBalance)}. It can pay{' '}
        <AppLink to={paths.plans()}>your instalments</AppLink>.
      </Alert>
    );
  const { amount, rest, stillOpen, isDue, parts } = used.instalments;
  return (
    <Alert {...alertProps} title={`${moneyText(amount)} paid`}>
      It went to{' '}
      {parts.map(({ planId, number, title }, index) => (
        <span key={planId}>
          {index > 0 && (index === parts.length - 1 ? ' and ' : ', ')}
          <AppLink to={paths.planDetails({ plan: number })}>{title}</AppLink>
        </span>
      ))}
      .{rest.amountMinor > 0 && ` ${moneyText(rest)} went to your wallet.`}
      {isDue && stillOpen.amountMinor > 0 && ` ${moneyText(stillOpen)} is still due.`}
    </Alert>
  );
}
