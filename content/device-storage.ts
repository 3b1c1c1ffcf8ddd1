import { confirmAgeWords, ageGateWords } from './age';
import { brand } from './brand';
import type { DeviceItem } from './schema/device-storage';

export type { DeviceItem };

/** Every key there is, for the cookies page: what it is for, when it is written, how long it lasts. */
export const deviceItems: readonly DeviceItem[] = [
  {
    key: 'ageVerified',
    kept: 'localStorage',
    purpose: `Remembers that you said you are over ${brand.minimumAge}, so that you are not asked again.`,
    written: `When you press “${ageGateWords.over}” or “${confirmAgeWords.verify}”.`,
    lifetime: 'Until you delete it here, in the footer or in your browser.',
  },
  {
    key: 'motion',
    kept: 'localStorage',
    purpose: 'Remembers that you asked for a calm page, on which nothing moves.',
    written: 'When you use the motion switch in the footer.',
    lifetime: 'Until you turn motion on again, or delete it.',
  },
  {
    key: 'enquiryDraft',
    kept: 'sessionStorage',
    purpose: 'Keeps what you have typed into a form and not yet sent, so that it is not lost.',
    written: 'While you type in a form.',
    lifetime: 'Until it is sent, or you close the tab.',
  },
  {
    key: 'invitation',
    kept: 'sessionStorage',
    purpose: 'Keeps the small invitation in the corner away for this visit.',
    written: 'When you dismiss the invitation, or have written to us.',
    lifetime: 'Until you close the tab.',
  },
];

export const deviceStorageWords = {
  title: 'What this site keeps on your device',
  caption: 'Nothing here is sent to us. Each item is written only after something you do.',
  columns: {
    key: 'Name',
    purpose: 'What it is for',
    lifetime: 'How long it stays',
  },
} as const;

/** The live part of the panel on /cookies. */
export const devicePanelWords = {
  now: 'On your device now',
  nothing: 'Nothing',
  unknown: 'Shown where JavaScript runs',
  remove: 'Delete',
  removed: 'is deleted.',
  signal: {
    heading: 'Global Privacy Control',
    received:
      'Your browser sends this signal. We have received it and take it as your refusal of any sale or sharing of your data.',
    absent: 'Your browser does not send this signal. We would take it as your refusal.',
  },
} as const;
