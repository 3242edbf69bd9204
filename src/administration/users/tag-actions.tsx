import { NativeSelect } from '@mantine/core';
import * as administration from '#contracts/users/administration-endpoints.ts';
import type { UserDetails } from '#contracts/users/user.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { field, type Field, textField } from '#src/kits/actions/fields.tsx';
import { userCompares } from './compares.ts';

const common = {
  compares: userCompares,
} as const;

/** A field for a tag; tags are stored in lower case. */
export function tagField<Entity>(): Field<Entity> {
  return {
    ...textField<Entity>('Tag', {
      advice: 'Enter up to 24 letters, digits and hyphens, such as flood-2027',
      rows: null,
    }),
    toMember: (value) => String(value).trim().toLowerCase().replaceAll(/\s+/g, '-'),
  };
}

export const tagUser = defineAction(administration.tagUser, {
  ...common,
  label: 'Add tag',
  form: { tag: tagField<UserDetails>() },
  lead: () => 'The search of the list finds who has it. The customer does not see it.',
  receipt: () => ({ title: 'Tag added' }),
});

/** A choice of the customer's tags. */
const ownTag = field<UserDetails, string>({
  advice: 'Choose a tag',
  initial: ({ tags }) => tags[0] ?? '',
  toMember: (value) => value,
  Input: ({ entity, controlled }) => <NativeSelect label="Tag" data={[...entity.tags]} {...controlled} />,
});

export const untagUser = defineAction(administration.untagUser, {
  ...common,
  label: 'Remove tag',
  form: { tag: ownTag },
  receipt: () => ({ title: 'Tag removed' }),
});
