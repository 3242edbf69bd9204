import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { describeError, problemOf } from '#src/errors/api-error.ts';
import { Share } from '#src/ui/format/Share.tsx';
import { KindOfDocument } from './KindOfDocument.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { PdfLink } from '#src/resources/collateral/PdfLink.tsx';
import { isUnannounced, type Upload, type UploadQueue } from './upload/upload-queue.ts';

const words: Readonly<Record<Upload['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  paused: 'Paused',
  failed: 'Not sent',
};

interface Props {
  readonly upload: Upload;
  readonly queue: UploadQueue;
  /** True if no other file is sent before this one. */
  readonly isNext: boolean;
  readonly onPreview: () => void;
  readonly onReplace: () => void;
  /** Called with a copy that replaces the file. */
  readonly onEdited: (file: File) => void;
}

/** One file being sent: its progress and the possible actions. */
export function UploadRow({ upload, queue, isNext, onPreview, onReplace, onEdited }: Props) {
  const { file, sentBytes, state, error } = upload;
  const { id, fileName, sizeBytes } = file;
  const asksForPlace = state === 'paused' && file.hasPlace;
  const isDamaged = problemOf(error, 'document-unreadable') !== null; // the same bytes would be refused again
  const percent = Math.floor((100 * sentBytes) / sizeBytes);
  const link = (label: string, onClick: () => void) => (
    <Anchor component="button" type="button" size="sm" aria-label={`${label} ${fileName}`} onClick={onClick}>
      {label}
    </Anchor>
  );
  return (
    <Stack gap="2xs" role="listitem">
      <Group gap="xs" justify="space-between">
        <Text component="div" size="sm">
          <KindOfDocument
            file={file}
            onChange={isUnannounced(upload) ? (kind) => queue.setKind(id, kind) : null}
          />
        </Text>
        <Text size="sm" c="dimmed">
          {asksForPlace ? 'Waits for your choice' : words[state]}
          {state === 'sending' && (
            <>
              , <Share bps={percent * 100} />
            </>
          )}
        </Text>
      </Group>
      <Group gap="md" style={{ rowGap: 'var(--mantine-spacing-2xs)' }}>
        {state === 'paused' && !asksForPlace && link('Continue', () => void queue.resume(id))}
        {state === 'failed' && !isDamaged && link('Try again', () => void queue.resume(id))}
        {(state === 'sending' || state === 'waiting') && link('Pause', () => void queue.pause(id))}
        {state === 'waiting' && !isNext && link('Send next', () => void queue.sendNext(id))}
        {file.mime === 'application/pdf' ? (
          <PdfLink content={file.content} size="sm" name={`Preview ${fileName} in a new tab`}>
            Preview
          </PdfLink>
        ) : (
          link('Preview', onPreview)
        )}
        {link('Replace', onReplace)}
        {link('Remove', () => void queue.remove(id))}
      </Group>
      <Progress value={percent} size="sm" aria-label={`${fileName} sent`} />
      {asksForPlace && <PlaceChoice file={file} onKeep={() => void queue.resume(id)} onReplace={onEdited} />}
      {state === 'failed' && (
        <Text size="sm" c="error">
          {describeError(error).detail}
        </Text>
      )}
    </Stack>
  );
}
