import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FooterEnquiry } from '@/components/islands/footer-enquiry/footer-enquiry';
import { EnquiryForm } from '@/components/islands/enquiry-form/enquiry-form';
import { consentRecord } from '@/content/enquiry';
import { reloadEnquiries } from './support/reload';

jest.mock('@/lib/enquiry/endpoint', () => ({ contactEndpoint: '/enquiries' }));

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  reloadEnquiries();
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 201 } as Response);
  global.fetch = fetchMock as unknown as typeof fetch;
});

test('the footer sends an address and says thank you', async () => {
  render(<FooterEnquiry />);
  await userEvent.type(screen.getByLabelText('Your email'), ' z+f@mail.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body))).toMatchObject({
    source: 'footer',
    email: 'z+f@mail.example',
    firstName: '',
    product: '',
    consentText: consentRecord('footer'),
  });
});

test('the footer wants an address and says so by the field', async () => {
  render(<FooterEnquiry />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Your email')).toHaveAccessibleDescription(
    'Enter your email address',
  );
});

test('the two forms keep their own drafts', async () => {
  const { unmount } = render(
    <>
      <FooterEnquiry />
      <EnquiryForm />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Your email'), 'f@mail.example');
  await userEvent.type(screen.getByLabelText('Email'), 'm@mail.example');
  unmount();
  render(
    <>
      <FooterEnquiry />
      <EnquiryForm />
    </>,
  );
  expect(screen.getByLabelText('Your email')).toHaveValue('f@mail.example');
  expect(screen.getByLabelText('Email')).toHaveValue('m@mail.example');
});
