import { Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import type { CollateralDocument } from '#contracts/collateral/document.ts';
import { documentKinds, documentStatuses } from '#src/resources/collateral/labels.ts';
import { PdfLink } from '#src/resources/collateral/PdfLink.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { PictureView } from './PictureView.tsx';
import { useDocumentContent } from './use-document-content.ts';

interface Props {
  readonly documents: readonly CollateralDocument[];
  /** Whether this administrator may read the contents. */
  readonly mayRead: boolean;
}

/** Shows the files of an item of collateral, one at a time. */
export function DocumentViewer({ documents, mayRead }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const visibleDocument = documents.find(({ id }) => id === chosen) ?? documents[0];
  if (!visibleDocument) return <Text size="sm">No documents yet.</Text>;
  return (
    <Tabs value={visibleDocument.id} onChange={setChosen} keepMounted={false} fz="sm">
      <Tabs.List mb="sm" aria-label="Documents">
        {documents.map(({ id, kind }) => (
          <Tabs.Tab key={id} value={id}>
            {documentKinds[kind]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {documents.map((document) => (
        <Tabs.Panel key={document.id} value={document.id}>
          <Stack gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {document.fileName} <Status {...documentStatuses[document.status]} />
            </Text>
            {document.status !== 'ACCEPTED' ? null : mayRead ? (
              <Content document={document} />
            ) : (
              <Text size="sm" c="dimmed">
                Only reviewers can see what is in the files.
              </Text>
            )}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Content({ document }: { readonly document: CollateralDocument }) {
  const { result, retry } = useDocumentContent(document);
  if (result === null) return <Skeleton height="20rem" role="status" aria-label="Loading the document" />;
  if ('error' in result) return <ProblemNotice error={result.error} onRetry={retry} />;
  if (document.mime === 'application/pdf') return <PdfLink content={result.content} />;
  return <PictureView content={result.content} name={document.fileName} />;
}
