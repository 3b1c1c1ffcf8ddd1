import { fieldLabels } from '@/content/enquiry';
import { mailtoLink, enquiryText } from '@/lib/enquiry/mailto';
import { validEnquiry } from './support/enquiry';

test('a mail holds what was filled in, the product and the consent', () => {
  const words = { labels: fieldLabels, about: 'About Añejo' };
  expect(enquiryText({ ...validEnquiry, phone: '' }, words).split('\n')).toEqual([
    'About Añejo',
    '',
    'First Name: Zoë',
    'Last Name: Nuñez',
    'Email: zoe.nunez+tequila@mail.example',
    '',
    validEnquiry.consentText,
  ]);
});

test('a mailto link gives subject and text back unchanged, whatever was typed', () => {
  const text = 'a&b=c?d#e +f\n“ñ” 𝒵';
  const link = new URL(mailtoLink('hola@aurifera.example', 'An enquiry & more', text));
  expect(link.protocol).toBe('mailto:');
  expect(link.pathname).toBe('hola@aurifera.example');
  expect(link.searchParams.get('subject')).toBe('An enquiry & more');
  expect(link.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
  expect(mailtoLink('hola@aurifera.example')).toBe('mailto:hola@aurifera.example');
});
