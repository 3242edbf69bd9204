import { BUSINESS_TIME_ZONE } from '#mocks/business-time.ts';
import { BUSINESS_CURRENCY, LOCALE } from '#mocks/format.ts';
import type { HandlerOf } from '#mocks/handler-types.ts';

export const getConfig: HandlerOf<'getConfig'> = ({ now, today, reply }) =>
  reply(200, {
    businessTimeZone: BUSINESS_TIME_ZONE,
    businessDate: today,
    currency: BUSINESS_CURRENCY,
    locale: LOCALE,
    serverTime: now,
  });
