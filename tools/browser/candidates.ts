import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Candidate {
  /** Where the idea comes from, for the message when no browser is found. */
  readonly source: string;
  readonly path: string;
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'brave-browser',
];

const fixedPlaces: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/opt/microsoft/msedge/msedge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Browsers on the search path, in the order of `names`. */
export function onPath(searchPath: string, exists: (path: string) => boolean = existsSync): Candidate[] {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => exists(path))
    .map((path) => ({ source: 'PATH', path }));
}

/** Where installers put a browser on this system. */
export function inFixedPlaces(platform: string, exists: (path: string) => boolean = existsSync): Candidate[] {
  return (fixedPlaces[platform] ?? [])
    .filter((path) => exists(path))
    .map((path) => ({ source: 'usual place', path }));
}
