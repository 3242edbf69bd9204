import type { Preferences } from '#contracts/users/preferences.ts';

type Channel = keyof Preferences['channels'];

export const channelNames = [
  ['inApp', 'In the app'],
  ['email', 'E-mail'],
  ['sms', 'SMS'],
  ['push', 'Push'],
] as const satisfies readonly (readonly [Channel, string])[];

/** Returns preferences as form fields; the times are kept while the quiet hours are off. */
export function fieldsOf({ channels, marketing, quietHours }: Preferences) {
  return {
    channels: channelNames.flatMap(([name]): string[] => (channels[name] ? [name] : [])),
    marketing,
    quietHours: { on: quietHours !== null, from: quietHours?.from ?? '21:00', to: quietHours?.to ?? '08:00' },
  };
}

export function preferencesOf({ channels, marketing, quietHours }: ReturnType<typeof fieldsOf>): Preferences {
  const has = (name: Channel) => channels.includes(name);
  const { on, from, to } = quietHours;
  return {
    channels: { inApp: has('inApp'), email: has('email'), sms: has('sms'), push: has('push') },
    marketing,
    quietHours: on ? { from, to } : null,
  };
}
