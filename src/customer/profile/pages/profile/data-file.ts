import { profileApi } from '#src/customer/profile/api.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import type { useAppDispatch } from '#src/platform/store/use-store.ts';

/** Fetches the customer's data and downloads them; resolves to the error if there is one. */
export async function saveOwnData(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  const { data, error } = await dispatch(
    profileApi.endpoints.getOwnData.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (!data) return error;
  saveFile(
    `tranche-data-${data.createdAt.slice(0, 10)}.json`,
    'application/json',
    JSON.stringify(data, null, 2),
  );
  return undefined;
}
