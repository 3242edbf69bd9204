import { getOwnData } from '#contracts/users/own-data-file.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import type { useAppDispatch } from '#src/platform/store/use-store.ts';

const { endpoints } = contractApi({ getOwnData });

/** Fetches the customer's data and downloads them; resolves to the error if there is one. */
export async function saveOwnData(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  const { data, error } = await dispatch(
    endpoints.getOwnData.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (!data) return error;
  saveFile(
    `tranche-data-${data.createdAt.slice(0, 10)}.json`,
    'application/json',
    JSON.stringify(data, null, 2),
  );
  return undefined;
}
