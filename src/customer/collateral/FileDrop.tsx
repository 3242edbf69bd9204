import '@mantine/dropzone/styles.layer.css';
import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { documentTypes } from '#contracts/collateral/upload.ts';
import classes from './FileDrop.module.css';

interface Props {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * Receives files by drop, paste, camera or selection. The caller validates each file. Without the attribute `capture`
 * phones offer their camera beside photos and files that exist already; with it they would offer the camera alone.
 */
export default function FileDrop({ label, onFiles }: Props) {
  return (
    <Dropzone
      onDrop={() => undefined}
      // Files of other kinds are passed on together with the others, so that one notice names all that are wrong.
      onDropAny={(files, rejections) => onFiles([...files, ...rejections.map(({ file }) => file)])}
      accept={[...documentTypes]}
      useFsAccessApi={false}
      inputProps={{ 'aria-label': label }}
      p="md"
      radius="md"
      className={classes.zone ?? ''}
    >
      <Text ta="center" size="sm" className={classes.mouse ?? ''}>
        Drop or paste files here, or press to choose
      </Text>
      <Text ta="center" size="sm" className={classes.touch ?? ''}>
        Take a photo or choose files
      </Text>
      <Text ta="center" size="xs" c="dimmed">
        JPEG, PNG, WebP, HEIC or PDF, up to 10 MB each
      </Text>
    </Dropzone>
  );
}
