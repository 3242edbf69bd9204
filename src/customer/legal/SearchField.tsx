import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** The search in a legal text. It keeps its own text, so that what is typed before hydration stays and is searched. */
export function SearchField({ onChange }: { readonly onChange: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    onChange(field.current?.value ?? '');
  }, [onChange]);
  return (
    <TextInput
      ref={field}
      type="search"
      size="sm"
      aria-label="Search this text"
      placeholder="Search this text"
      defaultValue=""
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
