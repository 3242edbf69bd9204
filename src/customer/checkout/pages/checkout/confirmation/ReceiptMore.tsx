import { Button, Code } from '@mantine/core';
import { useState } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { planDialogs } from '#src/customer/plans/lazy-dialogs.tsx';
import { useCalendarFile } from '#src/customer/plans/statement/use-calendar-file.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { type ReceiptOrder, type ReceiptPayment, receiptText } from './receipt-text.ts';
import classes from './Receipt.module.css';

const loadMenu = () => import('./ReceiptMenu.tsx');

interface Props {
  readonly order: ReceiptOrder;
  readonly payment: ReceiptPayment | null;
  /** Undefined until it is known, and of an order without one. */
  readonly plan: OwnPlan | undefined;
}

/** What a receipt offers beside its plan: on paper, by mail, copied or shared, its dates as a file, and the withdrawal. */
export function ReceiptMore({ order, payment, plan }: Props) {
  const [menu, open] = useOpenedModule(loadMenu);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { title, text } = useReceiptText(order, payment);
  const sharing = useSharing(title, text);
  const calendar = useCalendarFile();
  const button = (
    <Button
      variant="subtle"
      size="sm"
      className={classes.more ?? ''}
      aria-haspopup="menu"
      loading={calendar.busy}
      rightSection={<Icon name="chevron-down" size={16} />}
      onClick={open}
    >
      More
    </Button>
  );
  return (
    <>
      {menu ? (
        <menu.ReceiptMenu
          button={button}
          mail={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`}
          choices={[
            { label: 'Print', onChoose: () => window.print() },
            sharing.choice,
            ...(plan?.next
              ? [
                  {
                    label: 'Add to calendar',
                    onChoose: () => void calendar.save(`Payments of ${plan.number}`, plan),
                  },
                ]
              : []),
            ...(plan && mayWithdraw(plan)
              ? [{ label: 'Withdraw', onChoose: () => setWithdrawing(true) }]
              : []),
          ]}
        />
      ) : (
        button
      )}
      {sharing.isRefused && (
        <Code block className={classes.text ?? ''}>
          {text}
        </Code>
      )}
      {/* Its own receipt stays open when the plan has ended with it. */}
      {plan && isWithdrawing && <planDialogs.withdraw plan={plan} onClose={() => setWithdrawing(false)} />}
    </>
  );
}

export const mayWithdraw = ({ actions }: Pick<OwnPlan, 'actions'>) =>
  actions.some(({ action, allowed }) => action === 'withdraw' && allowed);

function useReceiptText(order: ReceiptOrder, payment: ReceiptPayment | null) {
  const money = useMoneyText();
  const { productName } = useConfiguration();
  const title = `Your ${productName} receipt ${order.number}`;
  return { title, text: receiptText(order, payment, money) };
}

/**
 * Shares the receipt with another application, or copies it where the browser cannot share; if the browser refuses
 * that, too, the text is shown for selection. Nothing is sent by the page itself.
 */
function useSharing(title: string, text: string) {
  const [isRefused, setRefused] = useState(false);
  const dispatch = useAppDispatch();
  if (typeof navigator.share === 'function') {
    // Rejects when the person closes the share sheet, which is no error.
    const share = () => void navigator.share({ title, text }).catch(() => undefined);
    return { choice: { label: 'Share', onChoose: share }, isRefused };
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${title}\n${text}`);
      dispatch(snackbarShown({ text: 'Receipt copied', tone: 'success' }));
    } catch {
      setRefused(true);
    }
  };
  return { choice: { label: 'Copy receipt', onChoose: () => void copy() }, isRefused };
}
