import type { User } from '#contracts/users/user.ts';
import { Conflict } from '#src/actions/Conflict.tsx';
import { accountCompares } from './account-compares.ts';

interface Props {
  readonly before: User;
  readonly now: User;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
}

/** The account was changed while its data were asked for. */
export default function DataConflict(props: Props) {
  return <Conflict {...props} compares={accountCompares} />;
}
