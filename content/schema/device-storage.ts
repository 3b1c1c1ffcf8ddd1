import * as v from 'valibot';
import { list, words } from './text';
import { wordTree } from './word-tree';

/** Something the site may keep on a visitor's own device. */
const deviceItem = v.strictObject({
  key: v.picklist(['ageVerified', 'motion', 'enquiryDraft', 'invitation']),
  kept: v.picklist(['localStorage', 'sessionStorage']),
  purpose: words,
  written: words,
  lifetime: words,
});

export type DeviceItem = v.InferOutput<typeof deviceItem>;

export const deviceStorageSchema = v.strictObject({
  deviceItems: list(deviceItem, ({ key }) => key),
  deviceStorageWords: wordTree,
  devicePanelWords: wordTree,
});
