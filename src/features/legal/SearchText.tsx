import { Highlight, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { Card } from '#src/ui/Card.tsx';
import { sectionsSaying } from './search-text.ts';

/** Searches a legal text and shows the matching paragraphs and rows. */
export default function SearchText({ sections }: Pick<LegalDocument, 'sections'>) {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The search was opened by a press, so the field takes the focus.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const found = sectionsSaying(sections, words);
  const isAsked = words.trim() !== '';
  return (
    <Card>
      <Stack gap="md">
        <TextInput
          ref={field}
          type="search"
          label="Search this text"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {isAsked && saysCount(found.length)}
        </Text>
        {found.map(({ id, heading, texts }) => (
          <section key={id} aria-label={heading}>
            <h3>
              <a href={`#${id}`}>{heading}</a>
            </h3>
            {texts.map((text) => (
              <Highlight key={text} size="sm" mt="2xs" color="accent" highlight={words.trim()}>
                {text}
              </Highlight>
            ))}
          </section>
        ))}
      </Stack>
    </Card>
  );
}

const saysCount = (count: number) =>
  count === 0 ? 'No section says this.' : count === 1 ? 'In 1 section.' : `In ${count} sections.`;
