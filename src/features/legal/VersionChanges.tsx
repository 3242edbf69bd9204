import { NativeSelect, Skeleton, Stack, Text, type TextProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { LegalDocument } from '#contracts/legal/document.ts';
import { Card } from '#src/ui/Card.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useGetLegalDocumentVersionQuery, useListLegalDocumentVersionsQuery } from './api.ts';
import { type SectionChange, versionChanges } from './version-changes.ts';

interface Props {
  readonly text: LegalDocument;
  /** The version that an address names; any other than those that there were counts as none. */
  readonly since?: string | undefined;
}

/** What a text says more or less than an earlier version, which a person may have accepted. */
export default function VersionChanges({ text, since: asked }: Props) {
  const { kind, version } = text;
  const { data, error, refetch } = useListLegalDocumentVersionsQuery({ params: { kind } });
  const [chosen, setChosen] = useState<string | null>(null);
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="8rem" />;
  const earlier = data.items.filter((item) => item.version !== version);
  const [newest] = earlier;
  if (!newest) return <Card heading="What changed" lead="This is the first version. Nothing has changed." />;
  const since = chosen ?? earlier.find((item) => item.version === asked)?.version ?? newest.version;
  return (
    <Card heading="What changed">
      <Stack gap="md" mt="sm">
        <NativeSelect
          label="Since version"
          data={earlier.map((item) => item.version)}
          value={since}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Changes text={text} since={since} />
      </Stack>
    </Card>
  );
}

function Changes({ text, since }: { readonly text: LegalDocument; readonly since: string }) {
  const params = { kind: text.kind, version: since };
  const { currentData: before, error, refetch } = useGetLegalDocumentVersionQuery({ params });
  if (error !== undefined && !before) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!before) return <Skeleton height="6rem" />;
  const changes = versionChanges(before, text);
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

/** What was removed, or added. */
const Paragraphs = ({ tag, as, texts, ...look }: ParagraphsProps) => (
  <Stack gap="2xs" mt="2xs" align="flex-start">
    {tag}
    {texts.map((paragraph) => (
      <Text key={paragraph} component={as} size="sm" {...look}>
        {paragraph}
      </Text>
    ))}
  </Stack>
);
