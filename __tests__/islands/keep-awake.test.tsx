import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepAwake } from '@/components/islands/keep-awake/keep-awake';

const name = 'Keep the screen awake';
const release = jest.fn(async () => {});
const request = jest.fn(async () => ({ release }));

const setWakeLock = (value: unknown) =>
  Object.defineProperty(navigator, 'wakeLock', { value, configurable: true });

beforeEach(() => {
  setWakeLock({ request });
  jest.clearAllMocks();
});
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('asks the browser only when it is pressed, and lets go when it is pressed again', async () => {
  render(<KeepAwake label={name} />);
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('switch', { name, checked: false }));
  expect(request).toHaveBeenCalledWith('screen');
  await userEvent.click(screen.getByRole('switch', { name, checked: true }));
  expect(release).toHaveBeenCalled();
});

it('asks again when the page is seen again: a browser lets go of a hidden page', async () => {
  render(<KeepAwake label={name} />);
  await userEvent.click(screen.getByRole('switch', { name }));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
});

it('is off where the browser refuses, as on an empty battery', async () => {
  request.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  render(<KeepAwake label={name} />);
  await userEvent.click(screen.getByRole('switch', { name }));
  expect(await screen.findByRole('switch', { name, checked: false })).toBeVisible();
});

it('is not there where the browser cannot do it', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<KeepAwake label={name} />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
