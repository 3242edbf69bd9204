import { Highlight, Stack, Text } from '@mantine/core';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { sectionsContaining } from './search-text.ts';

interface Props extends Pick<LegalDocument, 'sections'> {
  readonly words: string;
}

/** The paragraphs and rows of a legal text that contain the searched words. */
export function SearchText({ sections, words }: Props) {
  const matches = sectionsContaining(sections, words);
  return (
    <Card>
      <Stack gap="md">
        <Text size="sm" c="dimmed" role="status">
          {saysCount(matches.length)}
        </Text>
        {matches.map(({ id, heading, texts }) => (
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
