import { Anchor, Group, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { describeError } from '#src/errors/api-error.ts';
import { documentKinds } from './labels.ts';
import { FilePreview } from './FilePreview.tsx';
import type { Upload, UploadQueue } from './upload/upload-queue.ts';

const words: Readonly<Record<Upload['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  paused: 'Paused',
  failed: 'Not sent',
};

/** One file on its way: how far it is, and what can be done with it. */
export function UploadRow({ upload, queue }: { readonly upload: Upload; readonly queue: UploadQueue }) {
  const { file, sentBytes, state, error } = upload;
  const { id, fileName, kind, sizeBytes } = file;
  const [isOpen, setOpen] = useState(false);
  const percent = Math.floor((100 * sentBytes) / sizeBytes);
  const link = (label: string, onClick: () => void) => (
    <Anchor component="button" type="button" size="sm" aria-label={`${label} ${fileName}`} onClick={onClick}>
      {label}
    </Anchor>
  );
  return (
    <Stack gap="2xs" role="listitem">
      <Group gap="xs">
        <Text size="sm">
          {documentKinds[kind]}: {fileName}
        </Text>
        <Text size="sm" c="dimmed">
          {words[state]}
          {state === 'sending' && `, ${percent} %`}
        </Text>
        {state === 'paused' && link('Continue', () => void queue.resume(id))}
        {state === 'failed' && link('Try again', () => void queue.resume(id))}
        {(state === 'sending' || state === 'waiting') && link('Pause', () => void queue.pause(id))}
        {link('Preview', () => setOpen(true))}
        {link('Remove', () => void queue.remove(id))}
      </Group>
      <Progress value={percent} size="sm" aria-label={`${fileName} sent`} />
      {state === 'failed' && (
        <Text size="sm" c="error">
          {describeError(error).detail}
        </Text>
      )}
      {isOpen && <FilePreview file={file} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
