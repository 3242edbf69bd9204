import { described } from '#contracts/described.ts';
import { distinct } from '#contracts/distinct.ts';
import { z } from '#contracts/z.ts';

export const UserTag = described(
  z.string().check(z.maxLength(24), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  'A word by which administrators find customers: "flood-2027".',
);

/** The maximum number of tags per customer. */
export const maxTags = 10;
export const UserTags = described(
  z.array(UserTag).check(z.maxLength(maxTags), distinct),
  'The tags of a customer, without duplicates.',
);
