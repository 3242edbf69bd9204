import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { editPicture, noEdit } from '#src/resources/collateral/upload/edit-picture.ts';
import type { QueuedFile } from './upload/upload-storage.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

interface Props {
  readonly file: QueuedFile;
  readonly onKeep: () => void;
  /** Called with a copy of the picture without the location, which replaces the file. */
  readonly onReplace: (file: File) => void;
}

/** Asks the owner of a picture with location data whether to send it without the location or as it is. */
export function PlaceChoice({ file: { content, fileName }, onKeep, onReplace }: Props) {
  const [state, setState] = useState<'asked' | 'removing' | 'refused'>('asked');
  const remove = async () => {
    setState('removing');
    const clean = await editPicture(content, fileName, noEdit);
    if (clean) onReplace(clean);
    else setState('refused');
  };
  return (
    <StatusAlert color="warning" role="status" title="This photo says where it was taken">
      <Stack gap="sm">
        {state === 'refused' && (
          <Text size="sm">
            This browser cannot remove the place. Send it as it is, or choose another photo.
          </Text>
        )}
        <Group gap="sm">
          {state !== 'refused' && (
            <Button
              size="sm"
              loading={state === 'removing'}
              aria-label={`Remove the place from ${fileName} and send it`}
              onClick={() => void remove()}
            >
              Remove the place and send
            </Button>
          )}
          <Button size="sm" variant="default" aria-label={`Send ${fileName} as it is`} onClick={onKeep}>
            Send as it is
          </Button>
        </Group>
      </Stack>
    </StatusAlert>
  );
}
