import { NotificationTemplateId } from '#contracts/ids.ts';
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
      (template) =>
        variablesOf(template).every((name) => template.variables.some((variable) => variable === name)),
      { path: ['variables'], message: 'Every variable of the texts is named' },
    ),
  );
export type NotificationTemplate = z.output<typeof NotificationTemplate>;
