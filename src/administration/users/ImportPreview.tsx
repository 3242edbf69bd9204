import { Skeleton, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { ImportRow } from '#contracts/users/import.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useSimulateImportQuery } from './import-api.ts';
import type { FileRow } from './import-file.ts';
import { ImportRows } from './ImportRows.tsx';

interface Props {
  readonly body: { readonly rows: ImportRow[] };
  readonly lines: readonly FileRow[];
  /** Called with the number of customers that would be created. */
  readonly onReady: (created: number) => void;
}

/** Shows what the import would do with each row. */
export function ImportPreview({ body, lines, onReady }: Props) {
  const { currentData, error } = useSimulateImportQuery({ body }, { refetchOnMountOrArgChange: true });
  const report = useEffectEvent(onReady);
  const created = currentData?.created ?? 0;
  useEffect(() => {
    report(created);
  }, [created]);
  if (error !== undefined && !currentData) return <ProblemNotice error={error} />;
  if (!currentData) return <Skeleton height="6rem" />;
  return (
    <>
      <Text size="sm" role="status">
        {created} of {lines.length} rows would create a customer.
      </Text>
      <ImportRows result={currentData} lines={lines} />
    </>
  );
}
