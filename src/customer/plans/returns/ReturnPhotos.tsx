import { Button, FileButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { maxReturnPhotos, PhotoType, type ReturnPhoto } from '#contracts/plans/goods-return.ts';
import { addReturnPhoto } from '#contracts/plans/return-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { unreadableFile } from '#src/platform/files/unreadable-file.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { photoToSend } from './photo-to-send.ts';

const { useAddReturnPhotoMutation } = contractApi({ addReturnPhoto });

interface Props {
  readonly planId: string;
  readonly photos: readonly ReturnPhoto[];
}

/** The photos of a return that is being decided; more can be added. */
export function ReturnPhotos({ planId, photos }: Props) {
  const { online } = useAppSelector(selectShell);
  const sendOnce = useSendOnce();
  const [add, { isLoading, error }] = useAddReturnPhotoMutation();
  const [fault, setFault] = useState<string | null>(null);

  async function send(file: File | null): Promise<void> {
    if (!file) return;
    const body = await photoToSend(file).catch(() => null);
    setFault(body === null ? unreadableFile(file.name) : null);
    if (body === null) return;
    await sendOnce(`photo ${photos.length} ${file.name} ${file.size}`, (key) =>
      add({ params: { planId }, body, key }),
    );
  }

  return (
    <>
      <Text size="sm">
        {photos.length === 0
          ? 'Photos help us to decide.'
          : `Photos: ${photos.map(({ fileName }) => fileName).join(', ')}`}
      </Text>
      {error !== undefined && <ProblemNotice error={error} />}
      {fault !== null && (
        <Text size="sm" role="alert">
          {fault}
        </Text>
      )}
      {photos.length < maxReturnPhotos && (
        <Group>
          <FileButton accept={PhotoType.options.join(',')} onChange={(file) => void send(file)}>
            {(button) => (
              <Button {...button} variant="default" size="sm" loading={isLoading} disabled={!online}>
                Add a photo
              </Button>
            )}
          </FileButton>
        </Group>
      )}
    </>
  );
}
