import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { payLater } from './use-pay-refusal.ts';

/** Says offline that nothing can be paid, for a place with several buttons. */
export const PayLater = () => <NeedsNetwork variant="text">{payLater}</NeedsNetwork>;

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The page with the payment, or what opens it on this page. */
  readonly begin: string | (() => void);
  /** True where a `PayLater` stands near. */
  readonly isReasonBeside?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that begins a payment. Offline it is disabled with the reason. */
export function PayButton({ begin, isReasonBeside = false, className, ...look }: Props) {
  const { online } = useAppSelector(selectShell);
  const button =
    typeof begin === 'function' ? (
      <Button {...look} disabled={!online} onClick={begin} />
    ) : online ? (
      <Button {...look} component={AppLink} to={begin} />
    ) : (
      <Button {...look} disabled />
    );
  return isReasonBeside ? (
    button
  ) : (
    <div className={className}>
      {button}
      <PayLater />
    </div>
  );
}
