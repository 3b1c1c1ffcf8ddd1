import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepAwake } from '@/components/islands/keep-awake/keep-awake';

const name = 'Keep the screen awake';
const release = jest.fn(async () => {});
const lock = Object.assign(new EventTarget(), { release });
const request = jest.fn(async () => lock);

const setWakeLock = (value: unknown) =>
  Object.defineProperty(navigator, 'wakeLock', { value, configurable: true });

beforeEach(() => {
  setWakeLock({ request });
  jest.clearAllMocks();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** The system takes the screen's lock away. */
const takeAway = () => act(async () => lock.dispatchEvent(new Event('release')));

it('asks the browser only when it is pressed, and lets go when it is pressed again', async () => {
  render(<KeepAwake label={name} />);
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('switch', { name, checked: false }));
  expect(request).toHaveBeenCalledWith('screen');
  await userEvent.click(screen.getByRole('switch', { name, checked: true }));
  expect(release).toHaveBeenCalled();
});

it('stays on, and asks again when the page is seen again: a browser lets go of a hidden page', async () => {
  render(<KeepAwake label={name} />);
  await userEvent.click(screen.getByRole('switch', { name }));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await takeAway();
  expect(screen.getByRole('switch', { name, checked: true })).toBeVisible();
  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
});

it('is off where the browser refuses, as on an empty battery', async () => {
  request.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  render(<KeepAwake label={name} />);
  await userEvent.click(screen.getByRole('switch', { name }));
  expect(await screen.findByRole('switch', { name, checked: false })).toBeVisible();
});

it('goes off where the system takes the lock away while the page is seen', async () => {
  render(<KeepAwake label={name} />);
  await userEvent.click(screen.getByRole('switch', { name }));
  await takeAway();
  expect(screen.getByRole('switch', { name, checked: false })).toBeVisible();
});

it('is not there where the browser cannot do it', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<KeepAwake label={name} />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
