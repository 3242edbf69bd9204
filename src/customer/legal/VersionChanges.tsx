import { NativeSelect, Skeleton, Stack, Text, type TextProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import { useGetLegalDocumentVersionQuery, useListLegalDocumentVersionsQuery } from './api.ts';
import { type SectionChange, versionChanges } from './version-changes.ts';

interface Props {
  readonly text: LegalDocument;
  /** The version in the address; an unknown one counts as none. */
  readonly since?: string | undefined;
}

/** The differences between a text and an earlier version, which the reader may have accepted. */
export function VersionChanges({ text, since: initial }: Props) {
  const { kind, version } = text;
  const response = useListLegalDocumentVersionsQuery({ params: { kind } });
  return (
    <Fetched response={response} waiting={<Skeleton height="8rem" />}>
      {({ items }) => {
        const earlier = items.filter((item) => item.version !== version).map((item) => item.version);
        return earlier.length === 0 ? (
          <Card heading="What changed" lead="This is the first version. Nothing has changed." />
        ) : (
          <SinceVersion text={text} earlier={earlier} initial={initial} />
        );
      }}
    </Fetched>
  );
}

interface SinceVersionProps {
  readonly text: LegalDocument;
  /** Newest first; at least one. */
  readonly earlier: readonly string[];
  readonly initial: string | undefined;
}

function SinceVersion({ text, earlier, initial }: SinceVersionProps) {
  const [newest = ''] = earlier;
  const [since, setSince] = useState(initial !== undefined && earlier.includes(initial) ? initial : newest);
  const { kind } = text;
  const { currentData: data, ...response } = useGetLegalDocumentVersionQuery({
    params: { kind, version: since },
  });
  return (
    <Card heading="What changed">
      <Stack gap="md" mt="sm">
        <NativeSelect
          label="Since version"
          data={[...earlier]}
          value={since}
          onChange={({ currentTarget }) => setSince(currentTarget.value)}
        />
        <Fetched response={{ ...response, data }} waiting={<Skeleton height="6rem" />}>
          {(before) => <Changes changes={versionChanges(before, text)} />}
        </Fetched>
      </Stack>
    </Card>
  );
}

function Changes({ changes }: { readonly changes: readonly SectionChange[] }) {
  if (changes.length === 0) return <Text size="sm">Both versions say the same.</Text>;
  return changes.map((change) => <Changed key={change.heading} change={change} />);
}

function Changed({ change: { heading, added, removed } }: { readonly change: SectionChange }) {
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      {removed.length > 0 && (
        <Paragraphs tag={<StatusTag tone="neutral">Removed</StatusTag>} as="del" texts={removed} c="dimmed" />
      )}
      {added.length > 0 && (
        <Paragraphs tag={<StatusTag tone="info">Added</StatusTag>} as="ins" texts={added} td="none" />
      )}
    </section>
  );
}

interface ParagraphsProps extends Pick<TextProps, 'c' | 'td'> {
  readonly tag: ReactNode;
  readonly as: 'del' | 'ins';
  readonly texts: readonly string[];
}

/** Removed or added paragraphs. */
const Paragraphs = ({ tag, as, texts, ...textProps }: ParagraphsProps) => (
  <Stack gap="2xs" mt="2xs" align="flex-start">
    {tag}
    {texts.map((paragraph) => (
      <Text key={paragraph} component={as} size="sm" {...textProps}>
        {paragraph}
      </Text>
    ))}
  </Stack>
);
