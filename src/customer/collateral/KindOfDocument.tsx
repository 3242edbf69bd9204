import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { CollateralDocumentKind } from '#contracts/collateral/document.ts';
import { documentKinds } from '#src/resources/collateral/labels.ts';

export const kinds = CollateralDocumentKind.options.map((value) => ({ value, label: documentKinds[value] }));

interface Props {
  readonly file: { readonly kind: CollateralDocumentKind; readonly fileName: string };
  /** Resolves to false if it was refused. Null while it cannot be corrected. */
  readonly onChange: ((kind: CollateralDocumentKind) => Promise<boolean>) | null;
  readonly disabled?: boolean;
}

/** The name of a document, and what it shows, which can be corrected. */
export function KindOfDocument({ file: { kind, fileName }, onChange, disabled = false }: Props) {
  /** The choice stands until the document has been read again. */
  const [choice, setChoice] = useState({ kind, chosenKind: kind });
  if (choice.kind !== kind) setChoice({ kind, chosenKind: kind });
  if (onChange === null)
    return (
      <span>
        {documentKinds[kind]}: {fileName}
      </span>
    );
  return (
    <NativeSelect
      size="sm"
      label={fileName}
      labelProps={{ fw: 400, style: { overflowWrap: 'anywhere' } }}
      aria-label={`Kind of ${fileName}`}
      data={kinds}
      value={choice.chosenKind}
      disabled={disabled}
      onChange={({ currentTarget: { value } }) => {
        const chosenKind = kinds.find((each) => each.value === value)?.value ?? kind;
        setChoice({ kind, chosenKind });
        void onChange(chosenKind).then((isTaken) => isTaken || setChoice({ kind, chosenKind: kind }));
      }}
    />
  );
}
