import { customerNamed } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { opened } from '#tests/suite/backend.ts';

interface Notification {
  readonly token: string;
  readonly params: { readonly notificationId: string };
}

/** A shop in use, and what is sent to one of its customers. */
export async function toMira() {
  const backend = await opened('happy');
  const { id } = await customerNamed(backend, people.mira);
  const to = { audience: { kind: 'USERS' as const, userIds: [id] } };
  const read = ({ token, params }: Notification) =>
    backend.done(200, 'getNotification', { params }, { token });
  return { backend, to, read };
}
