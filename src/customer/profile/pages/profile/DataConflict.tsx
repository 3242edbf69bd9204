import type { User } from '#contracts/users/user.ts';
import { Conflict } from '#src/kits/actions/Conflict.tsx';
import { accountCompares } from './account-compares.ts';

interface Props {
  readonly before: User;
  readonly now: User;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
}

/** Shown when the account has changed while its data were requested. */
export default function DataConflict(props: Props) {
  return <Conflict {...props} compares={accountCompares} />;
}
