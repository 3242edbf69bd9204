import { endpoint } from '#contracts/endpoint.ts';
import { NotificationTemplateId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { NotificationCategory } from './category.ts';
import { NotificationContent, Translations, variables, variablesOf } from './content.ts';
import { NotificationName } from './notification.ts';

/** A text to begin a notification with. */
export const NotificationTemplate = z
  .object({
    id: NotificationTemplateId,
    name: NotificationName,
    category: NotificationCategory,
    content: NotificationContent,
    translations: Translations,
    /** The variables that its texts name, in all languages. */
    variables: z.array(z.enum(variables)),
  })
  .check(
    z.refine(
      (template) => variablesOf(template).every((name) => template.variables.some((known) => known === name)),
      { path: ['variables'], message: 'Every variable of the texts is named' },
    ),
  );
export type NotificationTemplate = z.output<typeof NotificationTemplate>;

export const listNotificationTemplates = endpoint({
  method: 'GET',
  path: '/v1/admin/notification-templates',
  summary: 'Texts to begin a notification with',
  access: 'administrator',
  entity: 'any',
  permission: 'notifications.read',
  since: '3.0.0',
  ...paged({
    item: NotificationTemplate,
    sort: ['name', 'category'],
    defaultSort: 'name',
    search: ['name', 'id'],
    filters: { category: NotificationCategory },
    ranges: {},
  }),
  problems: [],
  examples: [{ name: 'about plans', query: { filter: { category: ['PLAN'] } } }],
});
