import { Anchor, FileButton } from '@mantine/core';
import { documentTypes } from '#contracts/collateral/upload.ts';

interface Props {
  /** Of the file whose place is taken. */
  readonly name: string;
  readonly onFile: (file: File) => void;
}

/** Chooses another file for the place of one. */
export function ReplaceFile({ name, onFile }: Props) {
  return (
    <FileButton
      accept={documentTypes.join(',')}
      inputProps={{ 'aria-label': `Another file for ${name}` }}
      onChange={(file) => {
        if (file) onFile(file);
      }}
    >
      {({ onClick }) => (
        <Anchor component="button" type="button" size="sm" aria-label={`Replace ${name}`} onClick={onClick}>
          Replace
        </Anchor>
      )}
    </FileButton>
  );
}
