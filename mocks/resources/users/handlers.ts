import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { viewUserDetails } from './view.ts';

export const getUser: HandlerOf<'getUser'> = (context) =>
  context.reply(
    200,
    viewUserDetails(context, requireRow(context.tables.users.get(context.params.userId), 'customer')),
  );
