import { Button, Modal } from '@mantine/core';
import type { NotificationDraft } from '#contracts/notifications/content.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { BothVersions } from '#src/kits/actions/BothVersions.tsx';
import type { Configuration } from '#src/platform/settings/configuration.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { dateTimeText } from '#src/ui/format/date-text.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useGetNotificationQuery } from './api.ts';
import { audienceWords } from './audience-labels.ts';
import { categories, channelNames } from './labels.ts';
import { languagesOf } from './languages.ts';

interface Props {
  /** The version that was last saved here. */
  readonly saved: Pick<NotificationDetails, 'id' | 'version'>;
  readonly written: NotificationDraft;
  /** Saves what is written here over the newer version. */
  readonly onKeep: (newer: NotificationDetails) => void;
  readonly onTake: (newer: NotificationDetails) => void;
  readonly onClose: () => void;
}

/** Shown when someone else has saved the draft meanwhile: what is written here beside what is saved now. */
export function DraftConflict({ saved, written, onKeep, onTake, onClose }: Props) {
  const { data, error, isFetching } = useGetNotificationQuery(
    { params: { notificationId: saved.id } },
    { refetchOnMountOrArgChange: true },
  );
  const configuration = useConfiguration();
  // until the newer version has been fetched, the cache holds the older one
  const newer = data && data.version > saved.version ? data : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Edit notification"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {error !== undefined && !isFetching && <ProblemNotice error={error} />}
      <BothVersions before="Yours" facts={facts(written, newer, configuration)}>
        <Button variant="default" size="sm" disabled={!newer} onClick={() => newer && onTake(newer)}>
          Use what is saved now
        </Button>
        <Button size="sm" disabled={!newer} onClick={() => newer && onKeep(newer)}>
          Keep yours
        </Button>
      </BothVersions>
    </Modal>
  );
}

type Texts = Pick<Configuration, 'locale' | 'timeZone'>;

const members: readonly (readonly [
  label: string,
  text: (draft: NotificationDraft, texts: Texts) => string,
])[] = [
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => categories[category]],
  ['Channels', ({ channels }) => channels.map((channel) => channelNames[channel]).join(', ')],
  ['Title', ({ content }) => content.title],
  ['Text', ({ content }) => content.body],
  ['Languages', (draft, { locale }) => languagesOf(draft, locale)],
  ['Button', ({ content }) => content.action?.label ?? 'None'],
  [
    'Expires',
    ({ expiresAt }, { locale, timeZone }) =>
      expiresAt === null ? 'Never' : dateTimeText(expiresAt, locale, timeZone),
  ],
  ['Audience', ({ audience }) => audienceWords(audience)],
];

const facts = (written: NotificationDraft, newer: NotificationDraft | undefined, texts: Texts) =>
  members.map(([label, text]) => ({
    label,
    before: text(written, texts),
    now: newer ? text(newer, texts) : '',
  }));
