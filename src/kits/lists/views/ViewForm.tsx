import { confirmKey } from '#src/kits/actions/confirm-key.ts';
import { tooLong } from '#src/kits/forms/too-long.ts';
import { Button, Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxViewNameLength, type SavedView } from '#contracts/saved-views/saved-view.ts';
import { BothVersions } from '#src/kits/actions/BothVersions.tsx';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from './api.ts';

interface Props {
  readonly list: string;
  /** The current view as query text. */
  readonly query: string;
  /** The view to change; null for a new one. */
  readonly view: SavedView | null;
  readonly onClose: () => void;
}

/** The form of a saved view: its name, who sees it, and whether the list opens with it. */
export function ViewForm({ list, query, view, onClose }: Props) {
  /** The version that the person saw when the form was opened. */
  const [baseView, setBaseView] = useState(view);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isWrong, setWrong] = useState(false);
  const [create, { isLoading: creating }] = useCreateSavedViewMutation();
  const [update, { isLoading: updating }] = useUpdateSavedViewMutation();
  const [error, setError] = useState<unknown>();
  const sendOnce = useSendOnce();
  const lengthFault = tooLong(name.trim(), maxViewNameLength);

  async function save(): Promise<void> {
    const chosen = { name: name.trim(), shared, isDefault };
    setWrong(chosen.name === '');
    if (chosen.name === '' || lengthFault !== false) return;
    const { error: refusal } = await sendOnce(
      JSON.stringify([view?.id, baseView?.version, chosen, query]),
      async (key) =>
        view === null
          ? create({ body: { ...chosen, list, query }, key })
          : update({
              params: { savedViewId: view.id },
              version: baseView?.version ?? view.version,
              body: { ...chosen, query: view.query },
              key,
            }),
    );
    setError(refusal);
    if (refusal === undefined) onClose();
  }

  if (view && baseView && problemOf(error, 'version-conflict')) {
    return (
      <Modal opened onClose={onClose} title="Rename or share" closeButtonProps={{ 'aria-label': 'Close' }}>
        <BothVersions facts={factsOf(baseView, view)}>
          <Button variant="default" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="sm"
            disabled={view.version === baseView.version}
            onClick={() => {
              setBaseView(view);
              setError(undefined);
            }}
          >
            Continue with the new version
          </Button>
        </BothVersions>
      </Modal>
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={view === null ? 'Save view' : 'Rename or share'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack onKeyDown={confirmKey} gap="md">
          <TextInput
            label="Name"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={isWrong ? 'Enter a name' : lengthFault}
          />
          <Checkbox
            label="Share with all administrators"
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Checkbox
            label="Open the list with it"
            checked={isDefault}
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
          {error !== undefined && <ProblemNotice error={error} />}
          <DialogButtons>
            <Button variant="default" size="sm" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" size="sm" loading={creating || updating}>
              Save
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

const seenBy = ({ shared }: SavedView) => (shared ? 'All administrators' : 'Only its maker');

const factsOf = (before: SavedView, now: SavedView) => [
  { label: 'Name', before: before.name, now: now.name },
  { label: 'Seen by', before: seenBy(before), now: seenBy(now) },
  {
    label: 'Rows and columns',
    before: 'As you saw',
    now: before.query === now.query ? 'As you saw' : 'Changed',
  },
];
