import { Anchor, Group, List, Text } from '@mantine/core';
import type { CollateralDocument } from '#contracts/collateral/document.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Status } from '#src/ui/parts/Status.tsx';
import { KindOfDocument } from './KindOfDocument.tsx';
import { documentStatuses } from '#src/resources/collateral/labels.ts';

interface Props {
  readonly documents: readonly CollateralDocument[];
  readonly mayCorrect: boolean;
  readonly mayReplace: boolean;
  readonly mayRemove: boolean;
  readonly onCorrect: (document: CollateralDocument, kind: CollateralDocument['kind']) => Promise<boolean>;
  readonly onReplace: (document: CollateralDocument) => void;
  readonly onRemove: (document: CollateralDocument) => void;
}

/** The documents that the backend has, with the result of their check. */
export function SentDocuments({
  documents,
  mayCorrect,
  mayReplace,
  mayRemove,
  onCorrect,
  onReplace,
  onRemove,
}: Props) {
  const { online } = useAppSelector(selectShell);
  const link = (label: string, document: CollateralDocument, onPress: Props['onReplace']) => (
    <Anchor
      component="button"
      type="button"
      size="sm"
      disabled={!online}
      aria-label={`${label} ${document.fileName}`}
      onClick={() => onPress(document)}
    >
      {label}
    </Anchor>
  );
  return (
    <List
      listStyleType="none"
      spacing="xs"
      size="sm"
      aria-label="Documents"
      styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
    >
      {documents.map((document) => (
        <List.Item key={document.id}>
          <Group gap="xs" justify="space-between">
            <KindOfDocument
              file={document}
              onChange={
                mayCorrect && document.status !== 'REJECTED' ? (kind) => onCorrect(document, kind) : null
              }
              disabled={!online}
            />
            <Status {...documentStatuses[document.status]} />
          </Group>
          {document.rejectReason === 'MALWARE' && <Text size="sm">Malware was found in it.</Text>}
          <Group gap="md">
            {mayReplace && link('Replace', document, onReplace)}
            {mayRemove && link('Remove', document, onRemove)}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
