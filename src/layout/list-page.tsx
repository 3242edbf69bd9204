import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListEndpoint } from '#contracts/list-types.ts';
import type { Actionable } from '#src/kits/actions/action.ts';
import type { List } from '#src/kits/lists/define-list.ts';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { parentOf, routes } from '#src/platform/routing/page-table.ts';
import type { Row } from '#src/platform/routing/page-row.ts';
import { Page } from './Page.tsx';

/** What a page has beside its list. */
interface Beside {
  /** What can be done above the list, with no row of it. */
  readonly actions?: ReactNode;
  /** Shown above the list; null while it is closed. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

const nothing = () => ({});

/** Makes the page of a list, with the heading and the introduction of its row in the page table. */
export function listPage<E extends ListEndpoint, View extends string, Entity extends Actionable>(
  list: List<E, View, Entity>,
  useBeside: () => Beside = nothing,
) {
  const { title, lead, operation }: Row = routes[list.page];
  const parent = parentOf(list.page);
  const rowOfParent: Row | null = parent && routes[parent];
  // the parent may be the same list at another address, to which no breadcrumb leads
  const breadcrumb = parent !== null && rowOfParent?.operation !== operation ? { below: parent } : {};
  return function ListPage() {
    const { actions, above, below } = useBeside();
    return (
      <Page heading={title} {...{ lead, actions }} {...breadcrumb}>
        {above === undefined ? (
          <ResourceList list={list} />
        ) : (
          <Stack gap="lg">
            {above}
            <ResourceList list={list} />
          </Stack>
        )}
        {below}
      </Page>
    );
  };
}
