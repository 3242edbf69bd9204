import { raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUser } from '#mocks/resources/users/view.ts';

/** U2. The name is also stored with orders, plans and payments, whose lists are searched and sorted by it. */
export const updateMe: HandlerOf<'updateMe'> = ({ body, subject, tables, matchVersion, reply }) => {
  const user = tables.users.get(subject.id);
  if (!user) {
    return raise('forbidden', 'Only customers have an account to change.', {
      requiredPermission: 'account.update',
    });
  }
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
  return reply(200, viewUser(tables.users.replace({ ...user, status, fullName, version: user.version + 1 })));
};
