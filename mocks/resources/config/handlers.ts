import { BUSINESS_TIME_ZONE } from '#mocks/time/business-time.ts';
import { BUSINESS_CURRENCY, LOCALE } from '#mocks/core/format.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';

export const getConfig: HandlerOf<'getConfig'> = ({ now, today, tables, reply }) =>
  reply(200, {
    businessTimeZone: BUSINESS_TIME_ZONE,
    businessDate: today,
    currency: BUSINESS_CURRENCY,
    locale: LOCALE,
    policyProfile: settingsOf(tables).policyProfile,
    serverTime: now,
  });
