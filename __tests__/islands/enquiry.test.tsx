/** The layout's island: an enquiry, from the age dialog to the form, and the notice once it has closed. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { openEnquiry } from '@/components/islands/enquiry/enquiry-state';
import { advanceClock } from '../support/app-clock';
import { renderIsland, findDialog, setUpVisits } from './support/visit';

jest.mock('@/lib/enquiry/send', () => ({
  ...jest.requireActual('@/lib/enquiry/send'),
  contactEndpoint: '/enquiries',
}));

setUpVisits();

const modal = () => findDialog('Savor the Moment');
const field = (name: string | RegExp) => within(modal()!).getByRole('textbox', { name });
const invitation = () => screen.queryByRole('complementary', { name: 'Savor the moment' });
const note = () => within(document.body).getAllByRole('status')[0]!;

/** The receiver's answer, which the test triggers. */
let answer: (status: number) => void;

beforeEach(() => {
  const response = new Promise<Response>((resolve) => {
    answer = (status) => resolve({ ok: status < 300, status, json: async () => ({}) } as Response);
  });
  global.fetch = jest.fn(() => response);
});

async function answerWith(status: number) {
  answer(status);
  await advanceClock(0);
}

async function openForm() {
  act(() => openEnquiry());
  await advanceClock(100);
}

async function leave() {
  fireEvent.click(within(modal()!).getByRole('button', { name: 'Close' }));
  await advanceClock(0);
}

async function send() {
  for (const [name, value] of [
    ['First Name', 'Zoë'],
    ['Last Name', 'Nuñez'],
    ['Email', 'zoe@mail.example'],
  ] as const) {
    fireEvent.input(field(name), { target: { value } });
  }
  fireEvent.submit(field('Email').closest('form')!);
  await advanceClock(0);
}

/** Sends an enquiry, after the clock could close its dialog, and leaves before there is an answer. */
async function sendAndLeave(at = 6000) {
  await renderIsland({ verified: true });
  await advanceClock(at);
  await openForm();
  await send();
  await leave();
}

async function expectEmptyForm() {
  await openForm();
  expect(field('First Name')).toHaveValue('');
}

it.each([
  ['a click', (button: HTMLElement) => fireEvent.click(button)],
  ['the space bar', (button: HTMLElement) => fireEvent.keyDown(button, { key: ' ' })],
])(
  'is asked for by %s, after the age, which is not stored when its dialog is closed',
  async (_, press) => {
    await renderIsland();
    const { getByRole } = render(<EnquireButton product="anejo">Enquire</EnquireButton>);
    fireEvent.keyDown(getByRole('button', { name: 'Enquire' }), { key: 'a' });
    await advanceClock(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    press(getByRole('button', { name: 'Enquire' }));
    await advanceClock(100);
    expect(findDialog('Confirm your age')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await advanceClock(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
  },
);

describe('a modal that the clock closes', () => {
  it('says so, and can be opened again with what was typed', async () => {
    await renderIsland({ verified: true });
    await openForm();
    fireEvent.input(field('First Name'), { target: { value: 'Zoë' } });
    await advanceClock(4900);
    expect(modal()).toBeNull();
    expect(note()).toHaveTextContent('What you typed is kept');
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await advanceClock(100);
    expect(field('First Name')).toHaveValue('Zoë');
    await advanceClock(10_000);
    expect(modal()).toBeInTheDocument();
  });

  it('says nothing of words where none were typed', async () => {
    await renderIsland({ verified: true });
    await openForm();
    await advanceClock(4900);
    expect(note()).toHaveTextContent('You can open it again');
    expect(note()).not.toHaveTextContent('What you typed');
  });

  it('says that an enquiry which was sent has arrived', async () => {
    await renderIsland({ verified: true });
    await openForm();
    await send();
    await answerWith(201);
    await advanceClock(4900);
    expect(modal()).toBeNull();
    expect(note()).toHaveTextContent('Your enquiry has arrived');
    await expectEmptyForm();
  });

  it('is not spoken of when it was not open', async () => {
    await renderIsland({ verified: true });
    await advanceClock(6000);
    expect(note()).toBeEmptyDOMElement();
  });
});

describe('a modal that is closed while its enquiry is being sent', () => {
  it('tells how that goes on, and is empty when it is opened after it', async () => {
    await sendAndLeave();
    expect(note()).toHaveTextContent('still being sent');
    await answerWith(201);
    expect(note()).toHaveTextContent('Your enquiry has arrived');
    await expectEmptyForm();
    await leave();
    await advanceClock(15_000);
    expect(invitation()).toBeNull();
  });

  it('says that it failed, and has all words when it is opened again', async () => {
    await sendAndLeave();
    await answerWith(500);
    expect(note()).toHaveTextContent('did not get through');
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await advanceClock(100);
    expect(field('Email')).toHaveValue('zoe@mail.example');
  });

  it('opened again before the answer, it still sends, takes no new words and ends with the thanks', async () => {
    await sendAndLeave();
    await openForm();
    expect(field(/^Phone Number/)).toHaveAttribute('readonly');
    fireEvent.submit(field('Email').closest('form')!);
    await answerWith(201);
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('tells it where the visitor has been invited to write, too', async () => {
    await sendAndLeave(15_000);
    expect(note()).toHaveTextContent('still being sent');
    await answerWith(500);
    expect(note()).toHaveTextContent('did not get through');
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeInTheDocument();
    expect(invitation()).toBeNull();
  });
});
