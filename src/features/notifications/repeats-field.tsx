import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { Notification, Repetition } from '#contracts/notifications/notification.ts';
import type { Field } from '#src/actions/fields.tsx';

/** The values of the two controls. */
export interface TypedRepetition {
  readonly every: Repetition['every'] | '';
  readonly until: string;
}

const LoadedInputs = lazy(() => import('./RepeatsInputs.tsx'));

/** The field for how often and until when a notification is sent; its controls are loaded with the dialog. */
export function repeatsField<Entity extends Pick<Notification, 'repeats'>>(): Field<Entity> {
  return {
    advice: 'Choose a day, or leave it empty',
    initial: ({ repeats }): TypedRepetition => ({ every: repeats?.every ?? '', until: repeats?.until ?? '' }),
    toMember: (value) => {
      const { every, until } = value as TypedRepetition; // created by `initial` and the controls only
      return every === '' ? null : { every, until: until || null };
    },
    Input: ({ controlled }) => (
      <Suspense fallback={<Skeleton height="4rem" />}>
        <LoadedInputs {...(controlled as ComponentProps<typeof LoadedInputs>)} />
      </Suspense>
    ),
  };
}
