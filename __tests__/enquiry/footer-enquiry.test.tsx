/** The footer's form, where there is an endpoint and where there is none, with scripts and without. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { enquiryProgress } from '@/components/islands/enquiry/enquiry-state';
import { FooterEnquiry } from '@/components/islands/enquiry/footer-enquiry';
import { consentRecord, mailTo } from '@/content/enquiry';

let mockEndpoint: string | undefined;
jest.mock('@/lib/enquiry/send', () => ({
  ...jest.requireActual('@/lib/enquiry/send'),
  get contactEndpoint() {
    return mockEndpoint;
  },
}));

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  act(() => enquiryProgress.footer.set({ phase: 'editing' }));
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 201 } as Response);
  global.fetch = fetchMock as unknown as typeof fetch;
});

/** The page as the server sends it. */
function arrive(): HTMLFormElement {
  document.body.innerHTML = renderToString(<FooterEnquiry />);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

describe('with an endpoint', () => {
  beforeEach(() => {
    mockEndpoint = '/enquiries';
  });

  test('without JavaScript the form posts by itself what the receiver needs', () => {
    const form = arrive();
    expect(form.getAttribute('action')).toBe('/enquiries');
    expect(form.method).toBe('post');
    expect(form.noValidate).toBe(false);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      source: 'footer',
      product: '',
      consentText: consentRecord('footer'),
      language: 'en',
      email: '',
      topic: '',
    });
    expect(screen.getByLabelText('Your email')).toBeRequired();
    expect(document.querySelector('noscript')).toBeNull();
  });

  test('React takes over without a complaint and leaves what was typed meanwhile', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const form = arrive();
    screen.getByLabelText<HTMLInputElement>('Your email').value = 'z@mail.example';
    await act(async () => void hydrateRoot(document.body, <FooterEnquiry />));
    expect(screen.getByLabelText('Your email')).toHaveValue('z@mail.example');
    expect(form.noValidate).toBe(true);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('without an endpoint', () => {
  beforeEach(() => {
    mockEndpoint = undefined;
  });

  test('the mail program gets the enquiry, and the text can be copied', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const user = userEvent.setup();
    render(<FooterEnquiry />);
    await user.type(screen.getByLabelText('Your email'), 'z@mail.example');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByRole('heading', { name: 'One step left' })).toHaveFocus();
    const link = new URL(String(open.mock.calls[0]?.[0]));
    expect(link.pathname).toBe(mailTo.address);
    const letter = link.searchParams.get('body');
    expect(letter).toContain('Email: z@mail.example');
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(letter?.replaceAll('\r\n', '\n'));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
    open.mockRestore();
  });

  test('the form goes nowhere by itself: its button waits for the scripts, and a mail link stands in for it', () => {
    const form = arrive();
    expect(form).not.toHaveAttribute('action');
    expect(form).toHaveAttribute('method', 'dialog');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('data-replay');
    expect(document.querySelector('noscript')?.textContent).toContain(`mailto:${mailTo.address}`);
  });
});
