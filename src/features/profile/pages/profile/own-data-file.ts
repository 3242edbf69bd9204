import { getOwnData } from '#contracts/users/own-data.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';
import { saveFile } from '#src/platform/save-file.ts';
import type { useAppDispatch } from '#src/platform/use-store.ts';

// It brings the schemas of everything that a customer has: loaded when a file is asked for.
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ getOwnData: reads(build, getOwnData) }),
});

/** Reads the data of the customer and hands them over as a file; returns what went wrong. */
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
