/** The environment of Redocly, without telemetry and checks for newer versions. */
export const redoclyEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
