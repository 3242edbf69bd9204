import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#contracts/users/user.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { Conflict } from '#src/kits/actions/Conflict.tsx';
import { useRequestOwnDataMutation, profileApi } from '#src/customer/profile/api.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { accountCompares } from './account-compares.ts';
import { saveFile } from '#src/platform/files/save-file.ts';

interface Props {
  readonly user: User;
  /** Why the data cannot be requested now. */
  readonly refusal: string | null;
}

/** Downloads all data that are stored about the customer. */
export function DataCard({ user, refusal }: Props) {
  const dispatch = useAppDispatch();
  const sendOnce = useSendOnce();
  const [request] = useRequestOwnDataMutation();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<unknown>();
  /** The account when the data were last requested. */
  const [requestedUser, setRequestedUser] = useState(user);
  const isOutdated = problemOf(error, 'version-conflict') !== null;

  const download = async () => {
    setBusy(true);
    setSaved(false);
    setRequestedUser(user);
    const { version } = user;
    const response = await sendOnce(`data ${version}`, (key) => request({ key, version }));
    const failed = response.error ?? (await saveOwnData(dispatch));
    setError(failed);
    setSaved(failed === undefined);
    setBusy(false);
  };

  return (
    <Card
      beside
      heading="Your data"
      lead="Everything we keep about you in one file: account, orders, plans, payments, collateral, scratchcards and messages."
    >
      <Stack gap="sm">
        <Group>
          <Button
            variant="default"
            size="sm"
            loading={busy}
            disabled={refusal !== null}
            onClick={() => void download()}
          >
            Download my data
          </Button>
        </Group>
        {refusal !== null && (
          <Text size="sm" c="dimmed">
            {refusal}
          </Text>
        )}
        {isOutdated && (
          <Conflict
            compares={accountCompares}
            before={requestedUser}
            now={user}
            onAdopt={() => void download()}
            onClose={() => setError(undefined)}
          />
        )}
        {error !== undefined && !isOutdated && <ProblemNotice error={error} />}
        {saved && (
          <Text size="sm" role="status">
            Your file was saved by the browser. It is a JSON file.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Fetches the customer's data and downloads them; resolves to the error if there is one. */
async function saveOwnData(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  const { data, error } = await dispatch(
    profileApi.endpoints.getOwnData.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (!data) return error;
  saveFile(
    `tranche-data-${data.createdAt.slice(0, 10)}.json`,
    'application/json',
    JSON.stringify(data, null, 2),
  );
  return undefined;
}
