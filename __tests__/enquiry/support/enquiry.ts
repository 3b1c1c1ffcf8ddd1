import { consentRecord } from '@/content/enquiry';
import type { StoredEnquiry } from '@/server/enquiries/tables';

/** An enquiry that every receiver takes. */
export const validEnquiry: Omit<StoredEnquiry, 'receivedAt'> = {
  id: '6f1c6a52-5b6a-4a0e-9d5c-0f7a1f1f0a01',
  source: 'modal',
  firstName: 'Zoë',
  lastName: 'Nuñez',
  email: 'zoe.nunez+tequila@mail.example',
  phone: '+1 (614) 555-0142',
  product: 'anejo',
  consentText: consentRecord('modal'),
  language: 'en',
  doubtful: '',
  about: 'Lot P-2501',
  sentAt: '2026-11-20T10:00:00.000Z',
};
