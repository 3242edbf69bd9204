import type { SettingsRecord } from '#mocks/resources/settings-record.ts';
import { openBackend } from './backend.ts';
import { person } from './person.ts';

export async function openWithCustomer(settings: Partial<Omit<SettingsRecord, 'id'>> = {}) {
  const backend = await openBackend({ settings });
  return { backend, customer: await person(backend) };
}
