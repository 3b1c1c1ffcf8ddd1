import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EnquiryForm } from '@/components/islands/enquiry-form/enquiry-form';
import { consentRecord } from '@/content/enquiry';

let mockEndpoint: string | undefined;
jest.mock('@/lib/enquiry/endpoint', () => ({
  get contactEndpoint() {
    return mockEndpoint;
  },
}));

beforeEach(() => sessionStorage.clear());

describe('without an endpoint', () => {
  beforeEach(() => {
    mockEndpoint = undefined;
  });

  test('the mail program gets the enquiry, and the text can be copied', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const user = userEvent.setup();
    render(<EnquiryForm product="plata" />);
    await user.type(screen.getByLabelText('First Name'), 'Zoë');
    await user.type(screen.getByLabelText('Last Name'), 'Nuñez');
    await user.type(screen.getByLabelText('Email'), 'z@mail.example');
    await user.click(screen.getByRole('button', { name: 'Let’s Experience The Taste' }));
    expect(screen.getByRole('heading', { name: 'One step left' })).toHaveFocus();
    const letter = new URL(String(open.mock.calls[0]?.[0])).searchParams.get('body');
    expect(letter).toContain('About Plata');
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(letter?.replaceAll('\r\n', '\n'));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your enquiry' })).toHaveTextContent('Zoë');
    open.mockRestore();
  });

  test('the form is a mail link where scripts do not run', () => {
    document.body.innerHTML = renderToString(<EnquiryForm />);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toMatch(/^mailto:/);
    expect(form?.enctype).toBe('text/plain');
  });
});

describe('when JavaScript is unavailable or late', () => {
  beforeEach(() => {
    mockEndpoint = '/enquiries';
  });

  const html = () => renderToString(<EnquiryForm product="plata" />);

  test('the form posts by itself what the receiver needs', () => {
    document.body.innerHTML = html();
    const form = document.querySelector('form');
    if (!form) throw new Error('no form');
    expect(form.getAttribute('action')).toBe('/enquiries');
    expect(form.method).toBe('post');
    expect(form.noValidate).toBe(false);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      source: 'modal',
      product: 'plata',
      consentText: consentRecord('modal'),
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      website: '',
    });
    expect(screen.getByLabelText('First Name')).toBeRequired();
    expect(screen.getByLabelText(/^Phone Number/)).not.toBeRequired();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(document.body.innerHTML).not.toMatch(/ style=| on\w+=/);
  });

  test('React takes over without a complaint and leaves what was typed meanwhile', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = html();
    const typed = document.querySelector<HTMLInputElement>('[name="firstName"]');
    if (typed) typed.value = 'Zoë';
    await act(async () => {
      hydrateRoot(document.body, <EnquiryForm product="plata" />);
    });
    expect(screen.getByLabelText('First Name')).toHaveValue('Zoë');
    expect(document.querySelector('form')?.noValidate).toBe(true);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
