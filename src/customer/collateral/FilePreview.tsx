import { Button, Group, Image, Modal, RangeSlider, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { shareText } from '#src/ui/format/percent-text.ts';
import classes from './FilePreview.module.css';
import type { QueuedFile } from './upload/upload-storage.ts';
import { editPicture, noEdit, type PictureEdit } from '#src/resources/collateral/upload/edit-picture.ts';
import { useDataAddress } from '#src/resources/collateral/use-data-address.ts';

interface Props {
  readonly file: QueuedFile;
  readonly onClose: () => void;
  /** Called with the edited picture, which replaces the file. */
  readonly onReplace: (file: File) => void;
}

/** A preview of a picture, which can be rotated and cropped before it is sent. */
export default function FilePreview({ file, onClose, onReplace }: Props) {
  return (
    <Modal opened onClose={onClose} title={file.fileName} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Picture
        file={file}
        onEdited={(edited) => {
          onReplace(edited);
          onClose();
        }}
      />
    </Modal>
  );
}

interface PictureProps {
  readonly file: QueuedFile;
  readonly onEdited: (file: File) => void;
}

const whole: readonly [number, number] = [0, 100];

/** Each press edits the displayed picture; nothing is sent before "use" is pressed. */
function Picture({ file: { content, fileName }, onEdited }: PictureProps) {
  const { locale } = useConfiguration();
  const [picture, setPicture] = useState<Blob>(content);
  const [fault, setFault] = useState<string | null>(null);
  const [across, setAcross] = useState(whole);
  const [down, setDown] = useState(whole);
  const source = useDataAddress(picture);
  const apply = async (edit: Partial<PictureEdit>) => {
    const edited = await editPicture(picture, fileName, { ...noEdit, ...edit });
    if (!edited) return setFault('This browser cannot change this kind of picture. It can be sent as it is.');
    setPicture(edited);
    setAcross(whole);
    setDown(whole);
  };
  const isWhole = [across, down].every(([from, to]) => from === 0 && to === 100);
  const shares = ([from, to]: readonly [number, number]) => [from / 100, to / 100] as const;
  const slider = (label: string, value: readonly [number, number], set: typeof setAcross) => (
    <Stack gap="2xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">{label}</Text>
        <Text size="sm" fw="var(--mantine-font-weight-medium)">
          {value.map((percent) => shareText(percent * 100, locale)).join(' – ')}
        </Text>
      </Group>
      <RangeSlider
        value={[value[0], value[1]]}
        minRange={10}
        thumbFromLabel={`${label}, from`}
        thumbToLabel={`${label}, to`}
        onChange={set}
      />
    </Stack>
  );
  return (
    <Stack gap="md">
      {source === null ? (
        <Skeleton height="12rem" />
      ) : (
        <div className={classes.picture}>
          <Image
            className={classes.image ?? ''}
            src={source}
            alt={`Preview of ${fileName}`}
            onError={() => setFault('This browser cannot show this kind of picture. It can still be sent.')}
          />
          {fault === null && !isWhole && (
            <div
              className={classes.kept}
              style={{
                left: `${across[0]}%`,
                right: `${100 - across[1]}%`,
                top: `${down[0]}%`,
                bottom: `${100 - down[1]}%`,
              }}
            />
          )}
        </div>
      )}
      {fault !== null && <StatusAlert color="info">{fault}</StatusAlert>}
      {fault === null && (
        <>
          {slider('Keep from left to right', across, setAcross)}
          {slider('Keep from top to bottom', down, setDown)}
          <Group gap="sm">
            <Button variant="default" size="sm" onClick={() => void apply({ turns: 1 })}>
              Turn right
            </Button>
            <Button
              variant="default"
              size="sm"
              disabled={isWhole}
              onClick={() => void apply({ across: shares(across), down: shares(down) })}
            >
              Crop
            </Button>
            {picture instanceof File && picture !== content && (
              <Button size="sm" onClick={() => onEdited(picture)}>
                Use this picture
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            A picture that you turn or crop here loses the place where it was taken.
          </Text>
        </>
      )}
    </Stack>
  );
}
