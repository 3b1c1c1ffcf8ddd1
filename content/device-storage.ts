import data from '@words/device-storage.json' with { type: 'json' };
import { read } from './read';
import type { DeviceStorageWords } from './schema/frame';

const { items, words, panel } = read<DeviceStorageWords>(data);

export type DeviceItem = DeviceStorageWords['items'][number];

/** Every key there is, for the cookies page: what it is for, when it is written, how long it lasts. */
export const deviceItems: readonly DeviceItem[] = items;

export const deviceStorageWords = words;

/** The live part of the panel on /cookies. */
export const devicePanelWords = panel;
