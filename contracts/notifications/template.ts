import { described } from '#contracts/described.ts';
import { NotificationTemplateId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';
import { NotificationCategory } from './category.ts';
import { NotificationContent, Translations, variables, variablesOf } from './content.ts';
import { NotificationName } from './notification.ts';

export const NotificationTemplate = described(
  z
    .object({
      id: NotificationTemplateId,
      name: NotificationName,
      category: NotificationCategory,
      content: NotificationContent,
      translations: Translations,
      variables: described(
        z.array(z.enum(variables)),
        'The variables that its texts name, in all languages.',
      ),
    })
    .check(
      z.refine(
        (template) =>
          variablesOf(template).every((name) => template.variables.some((variable) => variable === name)),
        { path: ['variables'], message: 'Every variable of the texts is named' },
      ),
    ),
  'A text to begin a notification with.',
);
export type NotificationTemplate = z.output<typeof NotificationTemplate>;
