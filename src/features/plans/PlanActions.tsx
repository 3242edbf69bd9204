import { Button, Group, Menu, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { stateOf } from '#src/actions/action.ts';
import { LazyActionDialog } from '#src/actions/LazyActionDialog.tsx';
import { moveDueDay, reportProblem, spreadPlan } from './actions.tsx';
import { useGetPlanQuery } from './own-api.ts';
import { paths } from '#src/platform/paths.ts';
import { usePageQuery } from '#src/platform/use-page-query.ts';
import { loadRecovering } from '#src/pwa/release/chunks.ts';
import { planDialogs } from './paying/lazy-dialogs.tsx';

const CannotPay = lazy(() => loadRecovering(() => import('./CannotPay.tsx')));

type ActionName = OwnPlan['actions'][number]['action'];

const words: Readonly<Record<Exclude<ActionName, 'pay'>, string>> = {
  prepay: 'Pay ahead',
  settle: 'Pay the whole plan off',
  reschedule: 'Spread over other months',
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

/** Returns the action that the address requests, if it is allowed. */
const askedFor = ({ actions: states }: OwnPlan, name: ActionName): ActionName | null =>
  states.some(({ action, allowed }) => action === name && allowed) ? name : null;

/** The customer's actions on a plan; actions that are not allowed say why. */
export default function PlanActions({ planId }: { readonly planId: string }) {
  const { data: plan, refetch } = useGetPlanQuery({ params: { planId } });
  return plan && <PlanMenu key={planId} plan={plan} refetch={refetch} />;
}

function PlanMenu({ plan, refetch }: { readonly plan: OwnPlan; readonly refetch: () => unknown }) {
  const asked = usePageQuery('installmentDetails');
  const [opened, setOpened] = useState(() => {
    if (asked.pay !== undefined) return askedFor(plan, 'pay');
    if (asked.ahead !== undefined) return askedFor(plan, 'prepay');
    return asked.report === undefined ? null : askedFor(plan, 'dispute');
  });
  // a dialog's receipt stays open after the plan has closed
  const offered = plan.activatedOn !== null && plan.closedOn === null;
  const names = offered ? inMenu : plan.status === 'SETTLED' ? afterwards : [];
  const close = () => setOpened(null);
  const navigate = useNavigate();
  const closeHelp = () => {
    const { help, ...rest } = asked;
    if (help !== undefined) void navigate(paths.installmentDetails(rest), { replace: true });
  };
  const Dialog = opened !== null && !isAction(opened) ? planDialogs[opened] : null;
  return (
    <Group gap="xs">
      {offered && stateOf(plan, 'pay')?.allowed && <Button onClick={() => setOpened('pay')}>Pay</Button>}
      {names.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default">More</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {names.map((name) => {
              const { allowed = false, reason = null } = stateOf(plan, name) ?? {};
              return (
                <Menu.Item
                  key={name}
                  aria-disabled={!allowed}
                  data-disabled={!allowed}
                  closeMenuOnClick={allowed}
                  onClick={() => {
                    if (allowed) setOpened(name);
                  }}
                >
                  {words[name]}
                  {reason !== null && (
                    <Text span display="block" size="xs" maw="16rem">
                      {reason}
                    </Text>
                  )}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
      {isAction(opened) && (
        <LazyActionDialog action={actions[opened]} entity={plan} refetch={refetch} onClose={close} />
      )}
      {offered && asked.help !== undefined && (
        <Suspense fallback={null}>
          <CannotPay
            plan={plan}
            onClose={closeHelp}
            onChoose={(name) => {
              closeHelp();
              setOpened(name);
            }}
          />
        </Suspense>
      )}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog plan={plan} onClose={close} />
        </Suspense>
      )}
    </Group>
  );
}
