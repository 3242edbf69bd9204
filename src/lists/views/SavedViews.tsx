import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { SavedView } from '#contracts/saved-views/saved-view.ts';
import { Icon } from '#src/ui/Icon.tsx';
import classes from '#src/lists/ListTools.module.css';
import type { OwnViewsProps } from './OwnViews.tsx';
import type { SavedViewsControl } from './use-saved-views.ts';

const ViewForm = lazy(() => import('./ViewForm.tsx'));
const OwnViews = lazy(() => import('./OwnViews.tsx'));

/** The menu of saved views: saves the current view, and changes those that the person may change. */
export function SavedViews({ list, items, choices, text }: SavedViewsControl) {
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const own = items.filter(({ mine, shared }) => mine || shared);
  const canSave = text !== '' && !choices.some(({ isShown }) => isShown);
  if (own.length === 0 && !canSave && edited === null) return null;
  return (
    <Group gap="2xs">
      {own.length > 0 && <OwnViewsButton items={own} text={text} onEdit={setEdited} />}
      {canSave && (
        <Button variant="subtle" size="xs" onClick={() => setEdited('new')}>
          Save view
        </Button>
      )}
      {edited !== null && (
        <Suspense>
          <ViewForm
            list={list}
            query={text}
            view={edited === 'new' ? null : (items.find(({ id }) => id === edited.id) ?? edited)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Group>
  );
}

/** The button of that menu; its code is loaded on the first press. */
function OwnViewsButton(props: Omit<OwnViewsProps, 'button'>) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      className={classes.pill}
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
