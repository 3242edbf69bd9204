export * from '#contracts/client.ts';
