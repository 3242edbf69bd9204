import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { useOpenedModule } from '#src/ui/loading/use-opened-module.ts';
import type { QueryOf } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import { type OwnPlanAction, ownActionWords } from './action-words.ts';
import { useGetPlanQuery } from './api.ts';
import { PayLater } from '#src/customer/payments/PayButton.tsx';
import { usePayRefusal } from '#src/customer/payments/use-pay-refusal.ts';
import type { PlanMenuProps } from './PlanMenu.tsx';
import { PayPlan } from './PayPlan.tsx';
import { CannotPay, planDialogs, PlanForm } from './lazy-dialogs.tsx';

const loadMenu = () => import('./PlanMenu.tsx');

const inMenu = [
  'prepay',
  'settle',
  'reschedule',
  'change-due-day',
  'set-autopay',
  'withdraw',
  'request-return',
  'withdraw-purchase',
  'dispute',
] as const;

/** Actions that are still possible when everything is paid. */
const afterwards = ['request-return', 'withdraw-purchase', 'dispute'] as const;

const isPayment = (name: OwnPlanAction): name is keyof typeof planDialogs => name in planDialogs;

/** The actions that cannot begin offline. The forms of the others say themselves what waits for the network. */
const paysNow = (name: OwnPlanAction) => name === 'pay' || name === 'prepay' || name === 'settle';

/** Returns the action that the address requests. */
function askedFor({
  pay,
  ahead,
  autopay,
  report,
  back,
}: QueryOf<'planDetails'>): 'pay' | 'prepay' | 'set-autopay' | 'dispute' | 'request-return' | null {
  if (pay !== undefined) return 'pay';
  if (ahead !== undefined) return 'prepay';
  if (autopay !== undefined) return 'set-autopay';
  if (back !== undefined) return 'request-return';
  return report === undefined ? null : 'dispute';
}

interface Props {
  readonly planId: string;
  /** Shown until the plan is here, of the size of its buttons. */
  readonly waiting: ReactNode;
}

/** The customer's actions on a plan; actions that are not allowed say why. */
export function PlanActions({ planId, waiting }: Props) {
  const response = useGetPlanQuery({ params: { planId } });
  const { data: plan, error, refetch } = response;
  const query = usePageQuery('planDetails');
  if (!plan)
    return error === undefined ? (
      waiting
    ) : (
      <UnreadPart response={response}>We couldn’t read what you can do with this plan.</UnreadPart>
    );
  // a link of this page may request an action, too
  return <PlanButtons key={`${planId} ${askedFor(query)}`} plan={plan} refetch={refetch} />;
}

function PlanButtons({ plan, refetch }: { readonly plan: OwnPlan; readonly refetch: () => unknown }) {
  const query = usePageQuery('planDetails');
  const requested = askedFor(query);
  const requestedState = requested && stateOf(plan, requested);
  const payRefusal = usePayRefusal();
  const refusalOf = (name: OwnPlanAction) =>
    stateOf(plan, name)?.reason ?? (paysNow(name) ? payRefusal : null);
  const causeOf = (name: OwnPlanAction) => stateOf(plan, name)?.cause ?? null;
  const [opened, setOpened] = useState<Exclude<OwnPlanAction, 'add-return-photo'> | null>(
    requested && requestedState && refusalOf(requested) === null ? requested : null,
  );
  // a dialog's receipt stays open after the plan has closed
  const offered = plan.activatedOn !== null && plan.closedOn === null;
  const all = offered ? inMenu : plan.status === 'SETTLED' ? afterwards : [];
  const names = all.filter((name) => stateOf(plan, name)); // not every jurisdiction has a withdrawal
  const navigate = useNavigate();
  const close = () => {
    setOpened(null);
    const { plan: number } = query;
    if (requested ?? query.help) void navigate(paths.planDetails({ plan: number }), { replace: true });
  };
  const Dialog = opened !== null && isPayment(opened) ? planDialogs[opened] : null;
  return (
    <Group gap="xs">
      {requested && requestedState?.allowed === false && opened === null && (
        <Text size="sm" c="dimmed" role="status">
          {ownActionWords[requested]}: {requestedState.reason}
        </Text>
      )}
      {offered && stateOf(plan, 'pay')?.allowed && <PayPlan plan={plan} onPay={() => setOpened('pay')} />}
      {names.length > 0 && (
        <More names={names} refusalOf={refusalOf} causeOf={causeOf} onChoose={setOpened} />
      )}
      {offered && <PayLater />}
      {opened !== null && !isPayment(opened) && (
        <PlanForm name={opened} plan={plan} refetch={refetch} onClose={close} />
      )}
      {offered && query.help !== undefined && (
        <CannotPay
          plan={plan}
          onClose={close}
          onChoose={(name) => {
            close();
            setOpened(name);
          }}
        />
      )}
      {Dialog && (
        <Dialog
          plan={plan}
          suggestedMinor={query.ahead === undefined ? undefined : Number(query.ahead)}
          onClose={close}
          onChoose={setOpened}
        />
      )}
    </Group>
  );
}

/** The button of the menu. Its first press loads the menu. */
function More(actions: Omit<PlanMenuProps, 'button'>) {
  const [menu, open] = useOpenedModule(loadMenu);
  const button = (
    <Button
      variant="default"
      aria-haspopup="menu"
      rightSection={<Icon name="chevron-down" size={16} />}
      onClick={open}
    >
      More
    </Button>
  );
  return menu ? <menu.PlanMenu {...actions} button={button} /> : button;
}
