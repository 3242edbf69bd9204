import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type CreationName,
  creationNames,
  creationParameter,
  creations,
} from '#src/kits/actions/creations.ts';
import { useLackingPermission } from '#src/kits/actions/use-lacking-permission.ts';
import { linksIn } from '#src/platform/routing/navigation.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { withoutSlash } from '#src/platform/routing/pathname.ts';
import { type PageCommand, pageCommands } from '#src/platform/routing/use-page-commands.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { useFoundEntities } from './use-found-entities.ts';

interface Props {
  readonly opened: boolean;
  /** Returns what was typed before the field had the focus, once. */
  readonly takeEarly: () => string;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

const [store, spotlight] = createSpotlight();

/** The command palette: finds pages, entities and currently possible actions by a few letters. */
export default function Palette({ opened, takeEarly, onClose, onShortcuts }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, busy } = useFoundEntities(opened ? text : '');
  useEffect(() => {
    if (opened) spotlight.open();
    else spotlight.close();
  }, [opened]);
  const foundIds = groups.flatMap(({ entities }) => entities.map(({ id }) => id)).join();
  useLayoutEffect(() => {
    if (text !== '') selectFirst(); // together with the rows, as Enter may follow at once
  }, [foundIds, text]);
  const words = text.trim().toLowerCase();
  const fits = ({ label }: { readonly label: string }) => label.toLowerCase().includes(words);
  const commands = (opened ? pageCommands() : [])
    .filter((command) => fits(command) && (words !== '' || command.isSearched !== true))
    .toSorted((a, b) => rank(a) - rank(b));
  const lacking = useLackingPermission();
  const created = creationNames
    .map((name) => ({ name, ...creations[name], refusal: lacking([creations[name].needs]) }))
    .filter(fits);
  const here = useLocation();
  /** Opens the form of a creation; on its own page what is searched, filtered and open stays. */
  function create(name: CreationName): void {
    const { path } = routes[creations[name].page];
    const isHere = withoutSlash(here.pathname) === path;
    const search = new URLSearchParams(isHere ? here.search : '');
    search.set(creationParameter, name);
    const state: unknown = here.state;
    void navigate({ pathname: path, search: search.toString() }, isHere ? { replace: true, state } : {});
  }
  const pages = linksIn('drawer').filter(fits);
  const hasShortcuts = fits({ label: 'Keyboard shortcuts' });
  const isEmpty = commands.length + created.length + pages.length + groups.length === 0;

  // Enter before the search has answered opens its first result, not a result of the letters before.
  const [isAwaited, setAwaited] = useState(false);
  const isTopStale =
    busy &&
    commands.length === 0 &&
    (groups.length > 0 || (created.length + pages.length === 0 && !hasShortcuts));
  const awaited = isAwaited && !busy ? groups[0]?.entities[0]?.to : undefined;
  useEffect(() => {
    if (awaited === undefined) return;
    spotlight.close();
    void navigate(awaited);
  }, [awaited, navigate]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={text}
      onQueryChange={(typed) => {
        setText(typed);
        setAwaited(false);
      }}
      onSpotlightClose={onClose}
      data-palette
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      attributes={{ content: { 'aria-label': 'Search and commands' } }}
      scrollable
      maxHeight="60dvh"
    >
      <Spotlight.Search
        placeholder="Search pages, customers, ORD-…, PLN-…"
        aria-label="Search pages, customers and numbers"
        leftSection={<Icon name="search" />}
        onFocus={() => {
          const early = takeEarly();
          if (early !== '') setText(early);
        }}
        // Escape closes only the palette, not the dialog below it.
        data-mantine-stop-propagation="true"
        onKeyDownCapture={(event) => {
          // a row that was chosen with the arrows is opened at once
          if (event.key !== 'Enter' || !isTopStale || store.getState().selected > 0) return;
          event.stopPropagation();
          setAwaited(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') spotlight.close();
        }}
      />
      <Spotlight.ActionsList aria-busy={busy}>
        {commands.length > 0 && (
          <Spotlight.ActionsGroup label="On this page">
            {commands.map(({ label, refusal, run }) => (
              <Command key={label} label={label} refusal={refusal} onClick={run} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {groups.map(({ title, entities }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entities.map(({ id, label, description, to }) => (
              <Spotlight.Action
                key={id}
                label={label}
                description={description}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {created.length > 0 && (
          <Spotlight.ActionsGroup label="New">
            {created.map(({ name, label, refusal }) => (
              <Command key={name} label={label} refusal={refusal} onClick={() => create(name)} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label="Pages">
            {pages.map(({ id, label, icon, to }) => (
              <Spotlight.Action
                key={id}
                label={label}
                leftSection={<Icon name={icon} />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {hasShortcuts && <Spotlight.Action label="Keyboard shortcuts" onClick={onShortcuts} />}
        {isEmpty && <Spotlight.Empty>{busy ? 'Searching…' : 'Nothing found'}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

interface CommandProps {
  readonly label: string;
  /** Why it is not possible now. */
  readonly refusal: string | null;
  readonly onClick: () => void;
}

function Command({ refusal, ...command }: CommandProps) {
  const isRefused = refusal !== null;
  return <Spotlight.Action {...command} {...(isRefused && { description: refusal })} disabled={isRefused} />;
}

/** Orders what can be done before the views of the list, and that before what is refused. */
const rank = ({ refusal, isSearched = false }: PageCommand) => (refusal !== null ? 2 : isSearched ? 1 : 0);

/** Enter opens the first result. Spotlight would select it while a person types, before anything is found. */
function selectFirst(): void {
  const list = document.getElementById(store.getState().listId);
  if (!list || list.querySelector('[data-selected]')) return;
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}
