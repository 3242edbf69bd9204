import type { Listen } from '#src/platform/store/listening.ts';
import { selectSession, sessionRenewed, signedOut } from './session.ts';
import type { SessionHandover } from './session-handover.ts';

/** Ends and renews the session in every tab that shares it, unless the person only leaves it in this tab. */
export function followInOtherTabs(listen: Listen, handover: SessionHandover | undefined): void {
  if (!handover) return;
  listen({
    actionCreator: signedOut,
    effect({ payload }, { getOriginalState }) {
      const before = selectSession(getOriginalState());
      if (before && !payload?.onlyHere) handover.ended(before.token);
    },
  });
  listen({
    actionCreator: sessionRenewed,
    effect({ payload }, { getOriginalState }) {
      const before = selectSession(getOriginalState());
      // A shared session was renewed in another tab, which has told all of them.
      if (before && !payload.shared) handover.renewed(before.token, payload);
    },
  });
}
