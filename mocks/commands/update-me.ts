import type { Subject } from '#mocks/core/handler.ts';
import { raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { viewUser } from '#mocks/resources/users/view.ts';
import type { Reads } from '#mocks/tables.ts';

/** U2. The name is also stored with orders, plans, payments and collateral, whose lists are searched and sorted by it. */
export const updateMe: HandlerOf<'updateMe'> = ({ body, subject, tables, matchVersion, reply }) => {
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'change-name', {});
  const { fullName } = body;
  if (fullName === user.fullName) return reply(200, viewUser(user));
  const customerName = fullName;
  for (const order of tables.orders.by('userId', user.id))
    tables.orders.replace({ ...order, customerName, version: order.version + 1 });
  for (const plan of tables.plans.by('userId', user.id))
    tables.plans.replace({ ...plan, customerName, version: plan.version + 1 });
  for (const payment of tables.payments.by('userId', user.id))
    tables.payments.replace({ ...payment, customerName, version: payment.version + 1 });
  for (const collateral of tables.collaterals.by('userId', user.id))
    tables.collaterals.replace({ ...collateral, customerName, version: collateral.version + 1 });
  return reply(200, viewUser(tables.users.replace({ ...user, status, fullName, version: user.version + 1 })));
};

/** U4. */
export const updatePreferences: HandlerOf<'updatePreferences'> = (context) => {
  const { body: preferences, subject, tables, matchVersion, reply } = context;
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'change-preferences', {});
  return reply(
    200,
    viewUser(tables.users.replace({ ...user, status, preferences, version: user.version + 1 })),
  );
};

function accountOf({ users }: Pick<Reads, 'users'>, { id }: Pick<Subject, 'id'>): UserRecord {
  return (
    users.get(id) ??
    raise('forbidden', 'Only customers have an account to change.', { requiredPermission: 'account.update' })
  );
}
