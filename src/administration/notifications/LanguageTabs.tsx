import { Button, Group, NativeSelect, Tabs, Text } from '@mantine/core';
import { maxTranslations, type NotificationDraft } from '#contracts/notifications/content.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { languageName } from '#src/ui/format/language-name.ts';
import { offeredLanguages } from './languages.ts';

interface Props {
  readonly draft: NotificationDraft;
  /** The displayed language; null for the message's own. */
  readonly language: string | null;
  readonly onShow: (language: string | null) => void;
  readonly onChange: (translations: NotificationDraft['translations']) => void;
}

const english = 'own';

/** The languages of a message as tabs; languages can be added and removed. A new one starts with the same text. */
export function LanguageTabs({ draft: { content, translations }, language, onShow, onChange }: Props) {
  const { locale } = useConfiguration();
  const used = translations.map((each) => each.locale);
  const addableLanguages = offeredLanguages.filter((each) => !used.includes(each));
  return (
    <>
      <Group gap="xs" justify="space-between" align="end">
        <Tabs value={language ?? english} onChange={(value) => onShow(value === english ? null : value)}>
          <Tabs.List aria-label="Languages">
            <Tabs.Tab value={english}>English</Tabs.Tab>
            {used.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {languageName(each, locale)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        {translations.length < maxTranslations && (
          <NativeSelect
            aria-label="Add a language"
            size="sm"
            value=""
            data={[
              { value: '', label: 'Add a language' },
              ...addableLanguages.map((each) => ({ value: each, label: languageName(each, locale) })),
            ]}
            onChange={(event) => {
              const added = event.currentTarget.value;
              if (added === '') return;
              onChange([...translations, { locale: added, content }]);
              onShow(added);
            }}
          />
        )}
      </Group>
      <Group gap="xs" justify="space-between" mih="1.875rem">
        <Text size="xs" c="dimmed">
          {language === null
            ? 'For everyone whose language has no text of its own'
            : `For customers who read ${languageName(language, locale)}`}
        </Text>
        {language !== null && (
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => {
              onChange(translations.filter((each) => each.locale !== language));
              onShow(null);
            }}
          >
            Remove {languageName(language, locale)}
          </Button>
        )}
      </Group>
    </>
  );
}
