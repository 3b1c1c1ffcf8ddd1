import * as v from 'valibot';
import { distinctList, wordsBetween, wordTree } from './text';

const deviceItem = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z]+$/, 'must be letters only')),
  kept: v.picklist(['localStorage', 'sessionStorage']),
  purpose: wordsBetween(20, 160),
  written: wordsBetween(10, 120),
  lifetime: wordsBetween(10, 120),
});

export const deviceStorageEntries = {
  deviceItems: distinctList(deviceItem, ({ key }) => key),
  deviceStorageWords: wordTree,
  devicePanelWords: wordTree,
};
