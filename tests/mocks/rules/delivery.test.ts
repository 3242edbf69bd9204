import { describe, expect, test } from 'vitest';
import { optOut, quietMinutes } from '#mocks/rules/delivery.ts';
import { defaultPreferences } from '#mocks/resources/users/preferences.ts';

const payment = { category: 'PAYMENT', isOverdue: false };
const none = { inApp: false, email: false, sms: false, push: false };

describe('quiet hours', () => {
  const night = { from: '21:00', to: '08:00' };
  const noon = { from: '12:00', to: '13:30' };
  test.each([
    [night, '20:59', 0],
    [night, '21:00', 11 * 60],
    [night, '23:59', 8 * 60 + 1],
    [night, '00:00', 8 * 60],
    [night, '07:59', 1],
    [night, '08:00', 0],
    [noon, '11:59', 0],
    [noon, '12:00', 90],
    [noon, '13:29', 1],
    [noon, '13:30', 0],
    [null, '23:00', 0],
  ])('%j at %s: %i minutes to wait', (hours, time, minutes) => {
    expect(quietMinutes(payment, hours, time)).toBe(minutes);
    expect(quietMinutes({ category: 'SECURITY', isOverdue: false }, hours, time)).toBe(0);
    expect(quietMinutes({ ...payment, isOverdue: true }, hours, time)).toBe(minutes);
  });
});

describe('a message that a customer does not want', () => {
  test('is not sent on that channel, but security and late payments are', () => {
    const preferences = { ...defaultPreferences, channels: { ...none, email: true } };
    expect(optOut(payment, 'email', preferences)).toBeNull();
    expect(optOut(payment, 'inApp', preferences)).toMatch(/this channel/);
    expect(optOut({ category: 'SECURITY', isOverdue: false }, 'inApp', preferences)).toBeNull();
    expect(optOut({ ...payment, isOverdue: true }, 'inApp', preferences)).toBeNull();
  });

  test('offers and news need a separate consent', () => {
    const offer = { category: 'MARKETING', isOverdue: false };
    expect(optOut(offer, 'inApp', defaultPreferences)).toMatch(/offers/);
    expect(optOut(offer, 'inApp', { ...defaultPreferences, marketing: true })).toBeNull();
    const noChannels = { ...defaultPreferences, marketing: true, channels: none };
    expect(optOut(offer, 'inApp', noChannels)).toMatch(/channel/);
  });
});
