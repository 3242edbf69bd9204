import { Button, FileButton, List, NativeSelect, Stack, Text } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import { documentTypes } from '#contracts/collateral/upload.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useRemoveDocumentMutation, useCorrectDocumentMutation } from './api.ts';
import { kinds } from './KindOfDocument.tsx';
import { documentKinds } from '#src/resources/collateral/labels.ts';
import { SentDocuments } from './SentDocuments.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useAddFiles } from './use-add-files.ts';
import type { QueuedFile } from './upload/upload-storage.ts';
import { useSentFiles } from './upload/use-sent-files.ts';
import { useUploads } from './upload/use-uploads.ts';

const FileDrop = lazyInline(() => import('./FileDrop.tsx'), <Button variant="default">Choose files</Button>);
const FilePreview = lazyDialog(() => import('./FilePreview.tsx'));

type Replaceable = Pick<QueuedFile, 'id' | 'kind' | 'sha256' | 'fileName'>;

/** The documents of an item of collateral: uploaded, being sent, and still needed. */
export function Documents({ collateral }: { readonly collateral: Collateral }) {
  const { id: collateralId, version, documents, missingDocuments, actions } = collateral;
  const { uploads, queue } = useUploads(collateralId);
  const isEachStored = uploads.every(({ isStored }) => isStored);
  const sentFiles = useSentFiles(collateral, uploads);
  const { add, refusals, dismiss } = useAddFiles(collateral, queue, sentFiles);
  const { online } = useAppSelector(selectShell);
  const [chosen, setChosen] = useState<CollateralDocumentKind | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  // Both outlive the row of their file, which is removed when the file has arrived.
  const [replaced, setReplaced] = useState<Replaceable | null>(null);
  const [previewed, setPreviewed] = useState<QueuedFile | null>(null);
  const sendOnce = useSendOnce();
  const corrections = useRef(0);
  const [removeDocument] = useRemoveDocumentMutation();
  const [correctDocument] = useCorrectDocumentMutation();
  const [error, setError] = useState<unknown>();
  const sentDocuments = documents.filter(({ status }) => status !== 'REJECTED');
  const queuedKinds = [
    ...uploads.map(({ file }) => file.kind),
    ...sentFiles.map((file) => file.kind),
    ...sentDocuments.map((document) => document.kind),
  ];
  const kind = chosen ?? missingDocuments.find((each) => !queuedKinds.includes(each)) ?? 'OTHER';
  const mayAdd = actions.some(({ action, allowed }) => action === 'add-document' && allowed);
  const mayCorrect = actions.some(({ action, allowed }) => action === 'change-document' && allowed);
  const mayRemove = actions.some(({ action, allowed }) => action === 'remove-document' && allowed);
  const sentIds = new Set(uploads.flatMap(({ file }) => file.documentId ?? []));
  const otherDocuments = documents.filter(({ id }) => !sentIds.has(id));
  const correct = async ({ id: documentId }: { id: string }, corrected: CollateralDocumentKind) => {
    corrections.current += 1; // each is sent, also one back again before the page has read the new version
    const response = await sendOnce(`correct:${version}:${documentId}:${corrections.current}`, (key) =>
      correctDocument({ params: { collateralId, documentId }, body: { kind: corrected }, key }),
    );
    setError(response.error);
    return response.error === undefined;
  };
  const takeBack = async (documentId: string) => {
    const response = await sendOnce(`remove:${documentId}`, (key) =>
      removeDocument({ params: { collateralId, documentId }, key }),
    );
    setError(response.error);
  };
  /** While its replacement is chosen, a queued file may arrive. */
  const remove = useCallbackRef(({ id, sha256 }: Replaceable) => {
    if (queue.current().some(({ file }) => file.id === id)) return queue.remove(id);
    const sentId = sentFiles.find((file) => file.id === id)?.documentId;
    const documentId = sentId ?? documents.find((each) => each.id === id || each.sha256 === sha256)?.id;
    return documentId !== undefined && takeBack(documentId);
  });
  const replace = async (old: Replaceable, file: File) => {
    if ((await add([file], old.kind, old.id)) > 0) await remove(old);
  };
  const choose = (old: Replaceable) => {
    flushSync(() => setReplaced(old)); // it names the field
    chooser.current?.click();
  };
  return (
    <Stack
      gap="sm"
      onPaste={({ clipboardData: { files }, defaultPrevented }) => {
        // the field for files takes what is pasted into it
        if (mayAdd && files.length > 0 && !defaultPrevented) void add([...files], kind);
      }}
    >
      {otherDocuments.length > 0 && (
        <SentDocuments
          documents={otherDocuments}
          mayCorrect={mayCorrect}
          mayReplace={mayRemove && mayAdd}
          mayRemove={mayRemove}
          onCorrect={correct}
          onReplace={choose}
          onRemove={({ id }) => void takeBack(id)}
        />
      )}
      {error !== undefined && <ProblemNotice error={error} />}
      {uploads.length > 0 && (
        <Stack gap="md" role="list" aria-label="Files being sent">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.file.id}
              upload={upload}
              queue={queue}
              isNext={uploads.find(({ state }) => state === 'waiting') === upload}
              onPreview={() => setPreviewed(upload.file)}
              onReplace={() => choose(upload.file)}
              onEdited={(file) => void replace(upload.file, file)}
            />
          ))}
        </Stack>
      )}
      {!online && uploads.length > 0 && (
        <StatusAlert color="warning" role="status">
          {uploads.length === 1 ? '1 file waits' : `${uploads.length} files wait`} on this device and will be
          sent when you are back online.
          {!isEachStored &&
            ` This browser could not store ${uploads.length === 1 ? 'it' : 'them all'}, so keep this page open until then.`}
        </StatusAlert>
      )}
      {refusals.length > 0 && (
        <StatusAlert
          color="error"
          role="alert"
          title="Not added"
          withCloseButton
          onClose={dismiss}
          closeButtonLabel="Dismiss"
        >
          <List size="sm">
            {refusals.map((sentence, index) => (
              <List.Item key={`${index} ${sentence}`}>{sentence}</List.Item>
            ))}
          </List>
        </StatusAlert>
      )}
      {mayAdd && (
        <>
          <NativeSelect
            label="Kind of document"
            data={kinds}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setChosen(kinds.find((each) => each.value === value)?.value ?? null)
            }
          />
          <FileDrop
            label={`Add: ${documentKinds[kind]}`}
            onFiles={(files) => {
              setChosen(null);
              void add(files, kind);
            }}
          />
          <Text size="xs" c="dimmed">
            If a photo contains its location, we ask before sending it.
          </Text>
        </>
      )}
      {replaced && (
        <FileButton
          ref={chooser}
          accept={documentTypes.join(',')}
          inputProps={{ 'aria-label': `Another file for ${replaced.fileName}` }}
          onChange={(file) => {
            if (file) void replace(replaced, file);
            if (chooser.current) chooser.current.value = ''; // the same file can be chosen again
          }}
        >
          {() => null}
        </FileButton>
      )}
      {previewed && (
        <FilePreview
          file={previewed}
          onClose={() => setPreviewed(null)}
          onReplace={(file) => void replace(previewed, file)}
        />
      )}
    </Stack>
  );
}
