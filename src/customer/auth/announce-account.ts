import { signedInAccountApi } from '#src/api/signed-in-account.ts';
import { snackbarShown } from '#src/platform/store/snackbar.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { accountName } from './account-name.ts';

/** Shows a message with the account of the session that this tab has taken over. */
export async function announceAccount({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<void> {
  const { data } = await dispatch(
    signedInAccountApi.endpoints.getMe.initiate(undefined, { subscribe: false }),
  );
  if (data) {
    dispatch(
      snackbarShown({ text: `Logged in as ${accountName(data)}, as in your other tab.`, tone: 'info' }),
    );
  }
}
