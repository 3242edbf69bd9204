import { Skeleton } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { Notification, Repetition } from '#contracts/notifications/notification.ts';
import type { Field } from '#src/kits/actions/fields.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';

/** The values of the two controls. */
export interface TypedRepetition {
  readonly every: Repetition['every'] | '';
  readonly until: string;
}

const LoadedInputs = lazyInline(() => import('./RepeatsInputs.tsx'), <Skeleton height="4rem" />);

/** The field for how often and until when a notification is sent; its controls are loaded with the dialog. */
export function repeatsField<Entity extends Pick<Notification, 'repeats'>>(): Field<Entity> {
  return {
    advice: 'Choose a day, or leave it empty',
    initial: ({ repeats }): TypedRepetition => ({ every: repeats?.every ?? '', until: repeats?.until ?? '' }),
    toMember: (value) => {
      const { every, until } = value as TypedRepetition; // created by `initial` and the controls only
      return every === '' ? null : { every, until: until || null };
    },
    Input: ({ controlled }) => <LoadedInputs {...(controlled as ComponentProps<typeof LoadedInputs>)} />,
  };
}
