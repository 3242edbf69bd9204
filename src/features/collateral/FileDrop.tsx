import '@mantine/dropzone/styles.layer.css';
import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { documentTypes } from '#contracts/collateral/upload.ts';

interface Props {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by drop, paste, camera or choice. Each file is judged by whoever gets it. */
export default function FileDrop({ label, onFiles }: Props) {
  return (
    <Dropzone
      onDrop={onFiles}
      // Files of other kinds are not refused here without a word: their row says what is wrong.
      onReject={(refused) => onFiles(refused.map(({ file }) => file))}
      accept={[...documentTypes]}
      useFsAccessApi={false}
      inputProps={{ 'aria-label': label }}
      p="md"
      radius="md"
    >
      <Text ta="center" size="sm">
        Drop or paste files here, or press to choose
      </Text>
      <Text ta="center" size="xs" c="dimmed">
        JPEG, PNG, WebP, HEIC or PDF, up to 10 MB each
      </Text>
    </Dropzone>
  );
}
