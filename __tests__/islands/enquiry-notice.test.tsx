/** What is said of an enquiry whose dialog is closed, by the clock or by the visitor. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LayoutIslands } from '@/components/islands/layout-islands/layout-islands';
import { openPaths } from '@/content/age';
import { forgetAge } from '@/lib/age';
import { closeEnquiry, openEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import { reloadEnquiries } from '../enquiry/support/reload';
import { pass, startAppClock } from '../support/app-clock';
import { closeAllDialogs, pressEscape } from '../support/dialog';
import { setSystemMotion } from '../support/match-media';
import { goTo } from '../support/navigation';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));
jest.mock('@/lib/enquiry/endpoint', () => ({ contactEndpoint: '/enquiries' }));

const modal = () => screen.queryByRole('dialog', { name: 'Savor the Moment' });
const field = (name: string | RegExp) => within(modal()!).getByRole('textbox', { name });
const note = () => screen.getByRole('status');

/** The receiver's answer, given when the test says so. */
let answer: (status: number) => void;

beforeEach(() => {
  setSystemMotion('reduce');
  startAppClock();
  goTo('/');
  const response = new Promise<Response>((resolve) => {
    answer = (status) => resolve({ ok: status < 300, status, json: async () => ({}) } as Response);
  });
  global.fetch = jest.fn(() => response);
  Element.prototype.scrollIntoView = () => undefined;
  window.localStorage.setItem('ageVerified', 'true');
});

afterEach(async () => {
  // One that is still under way would be so in the next test too.
  await answerWith(201);
  act(() => {
    closeEnquiry();
    forgetAge();
    reloadEnquiries();
  });
  jest.useRealTimers();
  closeAllDialogs();
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete window.__clock;
});

async function openForm() {
  act(() => openEnquiry());
  await pass(100);
}

async function arrive(at = 0) {
  render(<LayoutIslands openPaths={openPaths} />);
  await pass(100 + at);
  await openForm();
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
  await pass(0);
}

async function answerWith(status: number) {
  answer(status);
  await pass(0);
}

/** Sends an enquiry, after the clock could close its dialog, and leaves before there is an answer. */
async function sendAndLeave() {
  await arrive(6000);
  await send();
  act(() => pressEscape());
  await pass(0);
}

async function expectEmptyForm() {
  await openForm();
  expect(field('First Name')).toHaveValue('');
}

describe('a modal that the clock closes', () => {
  it('says nothing of words where none were typed', async () => {
    await arrive();
    await pass(4900);
    expect(modal()).toBeNull();
    expect(note()).toHaveTextContent('You can open it again');
    expect(note()).not.toHaveTextContent('What you typed');
  });

  it('says that an enquiry which was sent has arrived', async () => {
    await arrive();
    await send();
    await answerWith(201);
    await pass(4900);
    expect(modal()).toBeNull();
    expect(note()).toHaveTextContent('Your enquiry has arrived');
    await expectEmptyForm();
  });
});

describe('a modal that is closed while its enquiry is being sent', () => {
  it('tells how that goes on, and is empty when it is opened after it', async () => {
    await sendAndLeave();
    expect(note()).toHaveTextContent('still being sent');
    await answerWith(201);
    expect(note()).toHaveTextContent('Your enquiry has arrived');
    await expectEmptyForm();
  });

  it('says that it failed, and has all words when it is opened again', async () => {
    await sendAndLeave();
    await answerWith(500);
    expect(note()).toHaveTextContent('did not get through');
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await pass(100);
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
    await arrive(15_000);
    expect(screen.getByRole('complementary', { name: 'Savor the moment' })).toBeInTheDocument();
    await send();
    act(() => pressEscape());
    await pass(0);
    expect(note()).toHaveTextContent('still being sent');
    await answerWith(500);
    expect(note()).toHaveTextContent('did not get through');
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Savor the moment' })).toBeNull();
  });
});
