import { after, DAY } from '#mocks/time/business-time.ts';
import { raise } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { liveSessions, viewOwnSession } from '#mocks/resources/auth/sessions.ts';
import { viewOwnCollateralRow } from '#mocks/resources/collateral/view.ts';
import { isInInbox, viewInboxItem } from '#mocks/resources/inbox/view.ts';
import { viewOwnOrderRow } from '#mocks/resources/orders/view.ts';
import { viewOwnPaymentRow } from '#mocks/resources/payments/view.ts';
import { viewPlan } from '#mocks/resources/plans/view.ts';
import { viewScratchcard } from '#mocks/resources/scratchcards/view.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { viewUser } from '#mocks/resources/users/view.ts';

import { savedCardsOf } from '#mocks/commands/payments/save-card.ts';

/** Days for which the file can be read; afterwards it has to be requested again, of which the customer is notified. */
const DATA_DAYS = 7;

/**
 * Requests a file with all of the caller's data (transition U5). It is read separately: this command is in the audit and
 * in the inbox, so whoever has taken a session over does not get the file unseen.
 */
export const requestOwnData: HandlerOf<'requestOwnData'> = ({
  subject,
  tables,
  now,
  matchVersion,
  reply,
}) => {
  const user = accountOf(tables, subject);
  matchVersion(user);
  const status = userLifecycle.take(user, 'request-data', {});
  const dataReadyUntil = after(now, DATA_DAYS * DAY);
  const changedUser = { ...user, status, dataReadyUntil, version: user.version + 1 };
  return reply(200, viewUser(tables, tables.users.replace(changedUser)));
};

export const getOwnData: HandlerOf<'getOwnData'> = ({ subject, tables, now, today, reply }) => {
  const user = tables.users.get(subject.id);
  if (user) userLifecycle.requireStep(user, 'sign-in');
  if (!user?.dataReadyUntil || user.dataReadyUntil < now) {
    // oxlint-disable-next-line tranche/direct-refusal -- what is read does not exist; says how to get it
    return raise('not-found', 'There is no file of your data. Ask for one first.', { entity: 'data file' });
  }
  const payments = tables.payments.by('userId', user.id);
  return reply(200, {
    createdAt: now,
    account: viewUser(tables, user),
    email: user.email,
    phoneE164: user.phoneE164,
    sessions: liveSessions(tables, subject, now).map((row) => viewOwnSession(row, subject)),
    orders: tables.orders.by('userId', user.id).map((order) => viewOwnOrderRow(order, today, tables)),
    assessments: [...tables.assessments.by('userId', user.id)],
    plans: tables.plans.by('userId', user.id).map((plan) => viewPlan(plan, today, tables)),
    payments: payments.map(viewOwnPaymentRow),
    refunds: payments
      .flatMap(({ id }) => tables.refunds.by('paymentId', id))
      .map(({ paymentId, amount, destinations, createdAt }) => ({
        paymentId,
        amount,
        destinations,
        createdAt,
      })),
    savedCards: savedCardsOf(tables, user, today),
    collaterals: tables.collaterals.by('userId', user.id).map(viewOwnCollateralRow),
    scratchcards: tables.scratchcards.by('ownerId', user.id).map(viewScratchcard),
    messages: tables.inbox.by('userId', user.id).filter(isInInbox).map(viewInboxItem),
    deliveries: tables.deliveries
      .by('userId', user.id)
      .map(({ channel, status, at, clickedAt, notificationId }) => ({
        channel,
        status,
        at,
        clickedAt,
        title: tables.notifications.get(notificationId)?.content.title ?? '',
      })),
  });
};
