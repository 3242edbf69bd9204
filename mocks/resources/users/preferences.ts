import type { Preferences } from '#contracts/users/preferences.ts';

/** The preferences of a customer who has not changed any. */
export const defaultPreferences: Preferences = {
  channels: { inApp: true, email: true, sms: true, push: true },
  marketing: false,
  quietHours: { from: '21:00', to: '08:00' },
};
