import { useEffect, useState } from 'react';
import { paths } from '#src/platform/routing/paths.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { openUploadStorage } from './upload/upload-storage.ts';

/** Names the files of the customer that still wait on this device to be sent; nothing without any. */
export function UnsentFiles() {
  const owner = useAppSelector(selectSession)?.userId;
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void namesOf(owner).then((fileNames) => isCurrent && setNames(fileNames));
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  if (names.length === 0) return null;
  return (
    <p>
      {names.length === 1 ? '1 file waits' : `${names.length} files wait`} to be sent for{' '}
      <AppLink to={paths.checkoutCollateral()}>your collateral</AppLink>: {names.join(', ')}.
    </p>
  );
}

async function namesOf(owner: string | undefined): Promise<readonly string[]> {
  const storage = await openUploadStorage();
  const stored = await storage.all();
  return stored.filter((file) => file.owner === owner).map(({ fileName }) => fileName);
}
