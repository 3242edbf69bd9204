import type { RootState } from '#src/platform/store/store.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { RefreshBar } from '#src/ui/loading/RefreshBar.tsx';

/** True while data that were read before are being fetched again. */
const selectIsRefreshing = ({ api }: RootState) =>
  Object.values(api.queries).some((query) => query?.status === 'pending' && query.data !== undefined);

/** The bar of a customers' page; lists of the administration have one each. */
export function PageRefreshBar() {
  return useAppSelector(selectIsRefreshing) && <RefreshBar isAtTop />;
}
