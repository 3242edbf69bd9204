import { found } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';

export const getNotification: HandlerOf<'getNotification'> = ({ params, tables, reply }) =>
  reply(200, found(tables.notifications.get(params.notificationId), 'notification'));
