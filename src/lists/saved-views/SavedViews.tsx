import { Button, Chip, Group, Menu } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import type { ViewText } from '#src/lists/use-view-text.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { snackbarShown } from '#src/platform/snackbar.ts';
import { describeError } from '#src/errors/api-error.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useListSavedViewsQuery, useRemoveSavedViewMutation, useUpdateSavedViewMutation } from './api.ts';

const ViewForm = lazy(() => import('./ViewForm.tsx'));

interface Props {
  /** The list's name in the contract. */
  readonly list: string;
  readonly view: ViewText;
  /** The list was opened at its plain address. */
  readonly isPlain: boolean;
}

/** The saved views of a list, one press each, and what can be done with the chosen one. */
export default function SavedViews({ list, view, isPlain }: Props) {
  const { data } = useListSavedViewsQuery({ query: { list } });
  const items = data?.items ?? [];
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const chosen = items.find(({ query }) => view.isShown(query));
  useDefault(data?.items, isPlain, view);
  const change = useChange();
  return (
    <Group gap="2xs">
      {items.length > 0 && (
        <Chip.Group
          value={chosen?.id ?? null}
          onChange={(id) => view.show(items.find((item) => item.id === id)?.query ?? '')}
        >
          <Group gap="2xs" role="radiogroup" aria-label="Saved views">
            {items.map(({ id, name, mine, owner }) => (
              <Chip key={id} value={id} size="sm" {...(!mine && { title: `Shared by ${owner.name}` })}>
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {items.some(({ mine }) => mine) && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              radius="xl"
              rightSection={<Icon name="chevron-down" size={14} />}
            >
              My views
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {items
              .filter(({ mine }) => mine)
              .flatMap((item) => [
                <Menu.Label key={item.id}>{item.name}</Menu.Label>,
                <Menu.Item key={`${item.id} edit`} onClick={() => setEdited(item)}>
                  Rename or share
                </Menu.Item>,
                <Menu.Item
                  key={`${item.id} update`}
                  onClick={() => change.update(item, { query: view.text })}
                >
                  Update to what is shown
                </Menu.Item>,
                <Menu.Item
                  key={`${item.id} default`}
                  onClick={() => change.update(item, { isDefault: !item.isDefault })}
                >
                  {item.isDefault ? 'No longer open with it' : 'Open the list with it'}
                </Menu.Item>,
                <Menu.Item key={`${item.id} remove`} c="error" onClick={() => change.remove(item)}>
                  Remove
                </Menu.Item>,
              ])}
          </Menu.Dropdown>
        </Menu>
      )}
      {view.text !== '' && !chosen && (
        <Button variant="subtle" size="xs" onClick={() => setEdited('new')}>
          Save view
        </Button>
      )}
      {edited !== null && (
        <Suspense>
          <ViewForm
            list={list}
            query={view.text}
            view={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Group>
  );
}

/** A list that is opened at its plain address shows the default view, once. */
function useDefault(items: readonly SavedView[] | undefined, isPlain: boolean, view: ViewText): void {
  const show = useEffectEvent(() => {
    const preferred = items?.find(({ isDefault }) => isDefault);
    if (preferred && isPlain && view.text === '') view.replaceBy(preferred.query);
  });
  const isThere = items !== undefined;
  useEffect(() => {
    if (isThere) show();
  }, [isThere]);
}

/** Changes without a form; a refusal is a message. */
function useChange() {
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useRemoveSavedViewMutation();
  const sendOnce = useSendOnce();
  const dispatch = useAppDispatch();
  const tell = (error: unknown) => {
    if (error !== undefined) dispatch(snackbarShown({ text: describeError(error).title, tone: 'warning' }));
  };
  const of = ({ id, version }: SavedView) => ({ params: { savedViewId: id }, version });
  return {
    update(item: SavedView, change: { readonly query?: string; readonly isDefault?: boolean }): void {
      const { name, query, shared, isDefault } = item;
      const body = { name, query, shared, isDefault, ...change };
      void sendOnce(`change ${item.id} ${item.version} ${JSON.stringify(body)}`, (key) =>
        update({ ...of(item), body, key }),
      ).then(({ error }) => tell(error));
    },
    remove(item: SavedView): void {
      void sendOnce(`remove ${item.id}`, (key) => remove({ ...of(item), key })).then(({ error }) =>
        tell(error),
      );
    },
  };
}
