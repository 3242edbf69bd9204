import type { Instant } from '#contracts/dates.ts';
import type { Random } from '#mocks/store/random.ts';
import { defaultPreferences } from '#mocks/resources/users/preferences.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import { emptyAccount } from '#mocks/resources/users/registration.ts';
import { monthsAfter } from '#mocks/rules/calendar.ts';
import { businessDate } from '#mocks/time/business-time.ts';

const firstNames =
  'Amal Anton Aylin Bela Carla Chidi Clara Daria Deniz Edda Elif Emil Farah Felix Hana Henrik Ida Ilja Ines Jonas Jules Kaja Karim Lea Leon Lina Luca Malte Mara Mei Milan Nadja Nils Noor Olga Oskar Pia Rafael Rosa Samir Selma Sofia Tarek Theo Vera Yara Yusuf Zoe'.split(
    ' ',
  );
const lastNames =
  'Adeyemi Albrecht Arslan Bauer Becker Berger Braun Castillo Demir Dietrich Eriksen Fischer Garcia Graf Haas Hartmann Ivanova Jansen Kaya Keller Kowalski Kraus Lange Lindqvist Maurer Meyer Moreau Nakamura Novak Nguyen Okoro Peters Petrov Quandt Reuter Rossi Sauer Schreiber Silva Sommer Tanaka Thoma Ulrich Vogel Weber Winter Yilmaz Zimmer'.split(
    ' ',
  );

/** Credit limits by risk tier, in minor units. */
const limits = { A: 8_000_00, B: 5_000_00, C: 3_000_00, D: 1_500_00 } as const;
const tiers = ['A', 'A', 'B', 'B', 'B', 'B', 'C', 'C', 'D'] as const;

/** A few read another language, or are in another time zone. */
const elsewhere: Readonly<Record<number, { readonly locale: string; readonly timeZone: string }>> = {
  3: { locale: 'de-DE', timeZone: 'Europe/Berlin' },
  5: { locale: 'pt-PT', timeZone: 'Europe/Lisbon' },
  8: { locale: 'ar-AE', timeZone: 'Asia/Dubai' },
};

/** One in three wants offers and news. */
const wantsOffers = { ...defaultPreferences, marketing: true };

/**
 * Creates customer number `index` of a scenario. Contacts are derived from the index, so that they are unique;
 * everything else is random. The sums owed are added with the plans.
 */
export function createCustomer(random: Random, index: number, createdAt: Instant): UserRecord {
  const first = nameAt(firstNames, index);
  const last = nameAt(lastNames, index * 7 + Math.floor(index / firstNames.length));
  const riskTier = random.pick(tiers);
  const age = random.int(19 * 12, 70 * 12);
  return {
    ...emptyAccount,
    ...elsewhere[index % 12],
    preferences: index % 3 === 1 ? wantsOffers : defaultPreferences,
    id: random.ulid('usr', createdAt),
    email: `${first}.${last}${index < firstNames.length ? '' : index}@example.com`.toLowerCase(),
    phoneE164: `+49152${String(10_000_000 + index)}`,
    provenContact: 'phoneE164',
    fullName: `${first} ${last}`,
    status: 'ACTIVE',
    birthDate: monthsAfter(businessDate(createdAt), -age, random.int(1, 28)),
    riskTier,
    creditLimit: { amountMinor: limits[riskTier], currency: 'EUR' },
    lastSeenAt: createdAt,
    createdAt,
  };
}

function nameAt(names: readonly string[], index: number): string {
  return names[index % names.length] ?? '';
}
