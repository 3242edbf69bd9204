import { Group, List, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { assumptionsOf } from '#src/demo/assumptions.ts';
import { requirementsOf } from '#src/demo/requirements.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { CopyText } from '#src/ui/parts/CopyText.tsx';

interface Entry {
  readonly id: string;
  readonly title?: string;
  /** What was asked for, or what we chose. */
  readonly text: string;
  readonly why?: string;
  readonly question: string;
  readonly isOfEveryPage: boolean;
}

/** What we chose on the page that is open and what was asked for, each with a question to the owner of the product. */
export default function AssumptionsTab() {
  const { pathname } = useLocation();
  const page = matchPath(pathname) ?? 'error'; // an unknown path shows it
  const chosen = assumptionsOf(page).map(({ choice, pages, ...assumption }) => ({
    ...assumption,
    text: choice,
    isOfEveryPage: pages === 'every page',
  }));
  const requested = requirementsOf(page).map(({ id, text, pages }) => ({
    id,
    text,
    question: 'Is this met as you meant it?',
    isOfEveryPage: pages === 'every page',
  }));
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        About the page “{routes[page].title}”. Copy a question to send it to the owner of the product.
      </Text>
      <Entries heading="Assumptions" entries={chosen} />
      <Entries heading="Requirements" entries={requested} />
    </Stack>
  );
}

/** Those of this page come before those of every page. */
function Entries({ heading, entries }: { readonly heading: string; readonly entries: readonly Entry[] }) {
  const headingId = useId();
  const ownFirst = entries.toSorted((one, other) => Number(one.isOfEveryPage) - Number(other.isOfEveryPage));
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} size="sm" id={headingId} mb="xs">
        {heading} ({entries.length})
      </Title>
      <List
        listStyleType="none"
        spacing="md"
        styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
      >
        {ownFirst.map((entry) => (
          <List.Item key={entry.id}>
            <EntryText entry={entry} />
          </List.Item>
        ))}
      </List>
    </section>
  );
}

function EntryText({ entry: { id, title, text, why, question, isOfEveryPage } }: { readonly entry: Entry }) {
  const name = title === undefined ? id : `${id} ${title}`;
  const { pathname } = useLocation();
  return (
    <>
      <Text size="sm" fw="var(--mantine-font-weight-medium)">
        {name}
        {isOfEveryPage && ', on every page'}
      </Text>
      <Text size="sm">{text}</Text>
      {why !== undefined && (
        <Text size="sm" c="dimmed">
          {why}
        </Text>
      )}
      <Group gap="xs" mt="2xs">
        <Text size="sm">{question}</Text>
        <CopyText
          label={`Copy question ${id}`}
          text={`${name} (${window.location.origin}${pathname})\nNow: ${text}\nQuestion: ${question}`}
        />
      </Group>
    </>
  );
}
