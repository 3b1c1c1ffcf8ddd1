import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryDialog } from '@/components/islands/enquiry/enquiry-dialog';
import { enquiryProgress } from '@/components/islands/enquiry/enquiry-state';
import { consentRecord } from '@/content/enquiry';
import type { ProductKey } from '@/content/brand';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { storageKeys } from '@/lib/storage';
import '../support/dialog';

jest.mock('@/lib/enquiry/send', () => ({
  ...jest.requireActual('@/lib/enquiry/send'),
  contactEndpoint: '/enquiries',
}));

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (status: number, body: unknown = {}) =>
  ({ ok: status < 300, status, json: async () => body }) as Response;
const sentEnquiries = () =>
  fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Enquiry);

/** Resets a form's state as a reload does: its outcome is lost, its draft is not. */
const reload = () => enquiryProgress.modal.set({ phase: 'editing' });

beforeEach(() => {
  sessionStorage.clear();
  reload();
  fetchMock.mockReset().mockResolvedValue(answer(201));
  global.fetch = fetchMock as unknown as typeof fetch;
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
});

const renderForm = (product?: ProductKey) => render(<EnquiryDialog open product={product} />);

function fillIn() {
  for (const [label, value] of [
    ['First Name', ' Zoë '],
    ['Last Name', 'Nuñez'],
    ['Email', 'z@mail.example'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Let’s Experience The Taste' }));

describe('a form that was filled in', () => {
  test('sends what was typed once, says thank you and forgets the draft', async () => {
    renderForm('anejo');
    expect(screen.getByText('About Añejo')).toBeVisible();
    fillIn();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(sentEnquiries()).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{8,64}$/),
        source: 'modal',
        firstName: 'Zoë',
        lastName: 'Nuñez',
        email: 'z@mail.example',
        phone: '',
        product: 'anejo',
        consentText: consentRecord('modal'),
        language: 'en',
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(sessionStorage.getItem(storageKeys.draft)).toBeNull();
  });

  test('is not sent twice by a second press while the first is under way', async () => {
    let arrive: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderForm();
    fillIn();
    await submit();
    const button = screen.getByRole('button', { name: 'Sending…' });
    await userEvent.dblClick(button);
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    expect(button).toHaveFocus();
    await act(async () => arrive(answer(201)));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['First Name', 'text', 'given-name', true],
    ['Last Name', 'text', 'family-name', true],
    ['Email', 'email', 'email', true],
    [/^Phone Number/, 'tel', 'tel', false],
  ])('tells the browser what belongs in %s', (label, type, autocomplete, isRequired) => {
    renderForm();
    const field = screen.getByLabelText(label);
    expect(field).toHaveAttribute('type', type);
    expect(field).toHaveAttribute('autocomplete', autocomplete);
    expect(field.hasAttribute('required')).toBe(isRequired);
  });

  test('is not sent twice by a second press that comes before the thanks are shown', async () => {
    const { container } = renderForm();
    fillIn();
    const form = container.querySelector('form');
    if (!form) throw new Error('There is no form.');
    await act(async () => {
      fireEvent.submit(form);
      await new Promise((resolve) => setTimeout(resolve));
      fireEvent.submit(form);
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('is sent also where a program filled in the honeypot; the request says so, but not with what', async () => {
    const { container } = renderForm();
    fillIn();
    const hidden = container.querySelector<HTMLInputElement>('[name="topic"]');
    if (hidden) hidden.value = 'a password';
    await submit();
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(sentEnquiries()).toMatchObject([{ firstName: 'Zoë', topic: 'filled in' }]);
  });
});

describe('a form with errors', () => {
  test('says them in a summary that takes focus and again beside each field', async () => {
    renderForm();
    await userEvent.type(screen.getByLabelText('Email'), 'nope');
    await userEvent.type(screen.getByLabelText(/^Phone Number/), '12');
    await submit();
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(4);
    for (const link of links) {
      const message = link.textContent ?? '';
      await userEvent.click(link);
      const field = document.activeElement as HTMLInputElement;
      expect(field.id).toBe(link.getAttribute('href')?.slice(1));
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(message);
    }
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('takes focus back to the summary each time', async () => {
    renderForm();
    await submit();
    await submit();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('shows those that only the endpoint knows and that there is more, and keeps what was typed', async () => {
    const email = 'That address bounces';
    fetchMock.mockResolvedValueOnce(answer(422, { errors: { email, form: 'x' } }));
    fetchMock.mockResolvedValueOnce(answer(422, { errors: { email } }));
    renderForm();
    fillIn();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(email);
    expect(alert).toHaveTextContent('Something else was not accepted either');
    expect(within(alert).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/&body=.*Zo%C3%AB/),
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(email);
    expect(screen.getByLabelText('First Name')).toHaveValue(' Zoë ');
    await submit();
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Something else');
  });
});

test('a late answer does not take focus from a visitor who has moved on', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const otherControl = document.body.appendChild(document.createElement('button'));
  renderForm();
  fillIn();
  await submit();
  otherControl.focus();
  await act(async () => arrive(answer(201)));
  expect(otherControl).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Thank you');
  otherControl.remove();
});

describe('a failure', () => {
  beforeEach(() => fetchMock.mockRejectedValueOnce(new TypeError('no network')));

  test('keeps the words and offers to try again, with the same id, and a mail', async () => {
    renderForm();
    fillIn();
    await submit();
    expect(await screen.findByRole('heading', { name: 'It was not sent' })).toHaveFocus();
    const mail = new URL(screen.getByRole('link', { name: /@/ }).getAttribute('href') ?? '');
    expect(mail.searchParams.get('body')).toContain('First Name: Zoë');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    const [first, second] = sentEnquiries();
    expect(second?.id).toBe(first?.id);
  });

  test('followed by a reload keeps the typed text and the id', async () => {
    const { unmount } = renderForm();
    fillIn();
    await submit();
    await screen.findByRole('heading', { name: 'It was not sent' });
    unmount();
    reload();
    renderForm();
    expect(screen.getByLabelText('Last Name')).toHaveValue('Nuñez');
    await submit();
    const [first, second] = sentEnquiries();
    expect(second?.id).toBe(first?.id);
  });

  test('followed by a correction is another enquiry, lest it be dropped as a duplicate', async () => {
    renderForm();
    fillIn();
    await submit();
    await userEvent.type(screen.getByLabelText(/^Phone Number/), '6145550142');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const [first, second] = sentEnquiries();
    expect(second?.id).not.toBe(first?.id);
  });
});
