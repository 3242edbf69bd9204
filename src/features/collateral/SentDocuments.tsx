import { Anchor, Group, List, Text } from '@mantine/core';
import type { CollateralDocument } from '#contracts/collateral/document.ts';
import { selectShell } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { Status } from '#src/ui/Status.tsx';
import { documentKinds, documentStatuses } from './labels.ts';
import { ReplaceFile } from './ReplaceFile.tsx';

interface Props {
  readonly documents: readonly CollateralDocument[];
  readonly mayReplace: boolean;
  readonly mayRemove: boolean;
  readonly onReplace: (document: CollateralDocument, file: File) => void;
  readonly onRemove: (document: CollateralDocument) => void;
}

/** The documents that the backend has, with the result of their check. */
export function SentDocuments({ documents, mayReplace, mayRemove, onReplace, onRemove }: Props) {
  const { online } = useAppSelector(selectShell);
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
            <span>
              {documentKinds[document.kind]}: {document.fileName}
            </span>
            <Status {...documentStatuses[document.status]} />
          </Group>
          {document.rejectReason === 'MALWARE' && <Text size="sm">Malware was found in it.</Text>}
          <Group gap="md">
            {mayReplace && (
              <ReplaceFile
                name={document.fileName}
                disabled={!online}
                onFile={(file) => onReplace(document, file)}
              />
            )}
            {mayRemove && (
              <Anchor
                component="button"
                type="button"
                size="sm"
                disabled={!online}
                aria-label={`Remove ${document.fileName}`}
                onClick={() => onRemove(document)}
              >
                Remove
              </Anchor>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
