import { distinct } from '#contracts/distinct.ts';
import { z } from '#contracts/z.ts';

/** A word by which administrators find customers: "flood-2027". */
export const UserTag = z.string().check(z.maxLength(24), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** The maximum number of tags per customer. */
export const maxTags = 10;
/** The tags of a customer, without duplicates. */
export const UserTags = z.array(UserTag).check(z.maxLength(maxTags), distinct);
