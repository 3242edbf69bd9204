import { Button, Group, Stack, Title } from '@mantine/core';
import type { BooksMonth } from '#contracts/books/month.ts';
import { AccountTable } from '#src/administration/books/AccountTable.tsx';
import { useGetBooksQuery } from '#src/administration/books/api.ts';
import { MonthTable } from '#src/administration/books/MonthTable.tsx';
import { journalOf } from '#src/administration/books/month-days.ts';
import { Page } from '#src/layout/Page.tsx';
import { routes } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { monthText } from '#src/ui/format/month-text.ts';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { ListSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';

const hasEntries = ({ accounts }: BooksMonth) =>
  accounts.some(({ openingMinor, debitMinor, creditMinor }) => openingMinor || debitMinor || creditMinor);

/** The books: what each month comes to, and each account in the chosen month. */
export default function BooksPage() {
  const { month: asked } = usePageQuery('administrationBooks');
  const { locale } = useConfiguration();
  const response = useGetBooksQuery({ query: {} });
  return (
    <Page
      heading="Books"
      lead={routes.administrationBooks.lead}
      actions={
        <Button variant="default" size="sm" component={AppLink} to={paths.administrationJournal()}>
          Journal
        </Button>
      }
    >
      <Fetched response={response} waiting={<ListSkeleton isUnderHeading />}>
        {(books) => {
          const months = books.months.filter(hasEntries);
          const chosen = months.find(({ month }) => month === asked) ?? months[0];
          if (!chosen)
            return <EmptyState title="No entries yet" text="The first purchase makes the first entry." />;
          const name = monthText(chosen.month, locale);
          return (
            <Stack gap="xl">
              <MonthTable books={books} months={months} chosen={chosen.month} />
              <section aria-labelledby="accounts">
                <Group justify="space-between" align="baseline" mb="xs">
                  <Title order={2} size="h3" id="accounts">
                    Accounts in {name}
                  </Title>
                  <AppLink to={journalOf(chosen.month)}>View entries of {name}</AppLink>
                </Group>
                <AccountTable month={chosen} currency={books.currency} label={`Accounts in ${name}`} />
              </section>
            </Stack>
          );
        }}
      </Fetched>
    </Page>
  );
}
