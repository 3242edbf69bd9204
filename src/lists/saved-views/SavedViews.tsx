import { Button, Chip, Group } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import type { ViewText } from '#src/lists/use-view-text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useListSavedViewsQuery } from './api.ts';
import type { OwnViewsProps } from './OwnViews.tsx';

const ViewForm = lazy(() => import('./ViewForm.tsx'));
const OwnViews = lazy(() => import('./OwnViews.tsx'));

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
  const own = items.filter(({ mine, shared }) => mine || shared);
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
      {own.length > 0 && <OwnViewsButton items={own} text={view.text} onEdit={setEdited} />}
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

/** What can be done with the views of one's own comes when the button is pressed. */
function OwnViewsButton(props: Omit<OwnViewsProps, 'button'>) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      Edit views
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <OwnViews {...props} button={button} />
    </Suspense>
  );
}
