import { Button, Group, Menu, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { lazyDialog } from '#src/actions/lazy-dialog.tsx';
import { stateOf } from '#src/actions/action.ts';
import { LazyActionDialog } from '#src/actions/LazyActionDialog.tsx';
import { MenuItems } from '#src/actions/MenuItems.tsx';
import { moveDueDay, reportProblem, spreadPlan } from './actions.tsx';
import { useGetPlanQuery } from './own-api.ts';
import type { QueryOf } from '#src/platform/page-table.ts';
import { paths } from '#src/platform/paths.ts';
import { usePageQuery } from '#src/platform/use-page-query.ts';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { Money } from '#src/ui/Money.tsx';
import { planDialogs } from './paying/lazy-dialogs.tsx';

const CannotPay = lazyDialog(() => import('./CannotPay.tsx'));

type ActionName = OwnPlan['actions'][number]['action'];

const words: Readonly<Record<ActionName, string>> = {
  pay: 'Pay',
  prepay: 'Pay ahead',
  settle: 'Pay the whole plan off',
  reschedule: 'Change the number of months',
  'change-due-day': 'Change the due day',
  'set-autopay': 'Autopay',
  withdraw: 'Withdraw from the plan',
  dispute: reportProblem.label,
};
const inMenu = [
  'prepay',
  'settle',
  'reschedule',
  'change-due-day',
  'set-autopay',
  'withdraw',
  'dispute',
] as const;

/** Actions that are still possible when everything is paid. */
const afterwards = ['dispute'] as const;

/** Actions that consist of a form with a preview. */
const actions = { reschedule: spreadPlan, 'change-due-day': moveDueDay, dispute: reportProblem };
const isAction = (name: ActionName | null): name is keyof typeof actions => name !== null && name in actions;

/** Returns the action that the address requests. */
function askedFor({
  pay,
  ahead,
  autopay,
  report,
}: QueryOf<'installmentDetails'>): 'pay' | 'prepay' | 'set-autopay' | 'dispute' | null {
  if (pay !== undefined) return 'pay';
  if (ahead !== undefined) return 'prepay';
  if (autopay !== undefined) return 'set-autopay';
  return report === undefined ? null : 'dispute';
}

interface Props {
  readonly planId: string;
  /** Shown until the plan is here, of the size of its buttons. */
  readonly waiting: ReactNode;
}

/** The customer's actions on a plan; actions that are not allowed say why. */
export default function PlanActions({ planId, waiting }: Props) {
  const { data: plan, error, refetch } = useGetPlanQuery({ params: { planId } });
  const query = usePageQuery('installmentDetails');
  if (!plan) return error === undefined && waiting;
  // a link of this page may request an action, too
  return <PlanMenu key={`${planId} ${askedFor(query)}`} plan={plan} refetch={refetch} />;
}

function PlanMenu({ plan, refetch }: { readonly plan: OwnPlan; readonly refetch: () => unknown }) {
  const query = usePageQuery('installmentDetails');
  const requested = askedFor(query);
  const requestedState = requested && stateOf(plan, requested);
  const [opened, setOpened] = useState<ActionName | null>(requestedState?.allowed ? requested : null);
  // a dialog's receipt stays open after the plan has closed
  const offered = plan.activatedOn !== null && plan.closedOn === null;
  const all = offered ? inMenu : plan.status === 'SETTLED' ? afterwards : [];
  const names = all.filter((name) => stateOf(plan, name)); // not every jurisdiction has a withdrawal
  const navigate = useNavigate();
  const close = () => {
    setOpened(null);
    const { plan: number } = query;
    if (requested ?? query.help) void navigate(paths.installmentDetails({ plan: number }), { replace: true });
  };
  const Dialog = opened !== null && !isAction(opened) ? planDialogs[opened] : null;
  return (
    <Group gap="xs">
      {requested && requestedState?.allowed === false && opened === null && (
        <Text size="sm" c="dimmed" role="status">
          {words[requested]}: {requestedState.reason}
        </Text>
      )}
      {offered && stateOf(plan, 'pay')?.allowed && (
        <div>
          <Button onClick={() => setOpened('pay')}>Pay</Button>
          {plan.dueNow.amountMinor > 0 && (
            <PhoneBar fromAbove label="Due now" amount={<Money value={plan.dueNow} size="large" />}>
              <Button onClick={() => setOpened('pay')}>Pay</Button>
            </PhoneBar>
          )}
        </div>
      )}
      {names.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default">More</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <MenuItems
              choices={names.map((name) => ({
                label: words[name],
                refusal: stateOf(plan, name)?.reason ?? null,
                onChoose: () => setOpened(name),
              }))}
            />
          </Menu.Dropdown>
        </Menu>
      )}
      {isAction(opened) && (
        <LazyActionDialog action={actions[opened]} entity={plan} refetch={refetch} onClose={close} />
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
        />
      )}
    </Group>
  );
}
