import { Anchor, FileButton } from '@mantine/core';
import { documentTypes } from '#contracts/collateral/upload.ts';

interface Props {
  /** The name of the file to be replaced. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that selects another file to replace this one. */
export function ReplaceFile({ name, disabled = false, onFile }: Props) {
  return (
    <FileButton
      disabled={disabled}
      accept={documentTypes.join(',')}
      inputProps={{ 'aria-label': `Another file for ${name}` }}
      onChange={(file) => {
        if (file) onFile(file);
      }}
    >
      {({ onClick }) => (
        <Anchor
          component="button"
          type="button"
          size="sm"
          disabled={disabled}
          aria-label={`Replace ${name}`}
          onClick={onClick}
        >
          Replace
        </Anchor>
      )}
    </FileButton>
  );
}
