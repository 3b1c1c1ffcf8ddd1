import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DeviceStorage } from '@/components/islands/device-storage/device-storage';
import { deviceItems } from '@/content/device-storage';
import { forgetAge } from '@/lib/age';
import { setCalm } from '@/lib/calm-motion';
import { storageKeys, tabStorage } from '@/lib/storage';
import { setSystemMotion } from '../support/match-media';

const row = (key: string) => within(screen.getByRole('row', { name: new RegExp(key) }));
const html = document.documentElement;

function setGlobalPrivacyControl(value: boolean | undefined) {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
}

beforeEach(() => setSystemMotion('no-preference'));

afterEach(() => {
  act(() => {
    forgetAge();
    setCalm(false);
  });
  window.localStorage.clear();
  window.sessionStorage.clear();
  setGlobalPrivacyControl(undefined);
});

describe('what this site keeps on your device', () => {
  it('lists every key that the site writes', () => {
    expect(deviceItems.map(({ key }) => key).sort()).toEqual(Object.values(storageKeys).sort());
  });

  it('says what each key is for, without JavaScript too', () => {
    const markup = renderToString(<DeviceStorage />);
    deviceItems.forEach(({ key, lifetime }) => {
      expect(markup).toContain(key);
      expect(markup).toContain(lifetime);
    });
    expect(markup).not.toContain('<button');
  });

  it('shows what is kept now', () => {
    window.localStorage.setItem('ageVerified', 'true');
    render(<DeviceStorage />);
    expect(row('ageVerified').getByText('true')).toBeInTheDocument();
    expect(row('motion').getByText('Nothing')).toBeInTheDocument();
  });

  it('follows this page and other tabs', () => {
    render(<DeviceStorage />);
    act(() => void tabStorage.write(storageKeys.draft, '{"modal":{}}'));
    expect(row(storageKeys.draft).getByText('{"modal":{}}')).toBeInTheDocument();
    window.localStorage.setItem('motion', 'calm');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motion' })));
    expect(row('motion').getByText('calm')).toBeInTheDocument();
  });

  it.each([
    ['ageVerified', () => window.localStorage.setItem('ageVerified', 'true')],
    ['motion', () => setCalm(true)],
    ['units', () => window.localStorage.setItem('units', 'ml')],
    [storageKeys.draft, () => tabStorage.write(storageKeys.draft, '{}')],
    [storageKeys.invitation, () => tabStorage.write(storageKeys.invitation, 'dismissed')],
  ])('deletes %s and says so', (key, keep) => {
    keep();
    render(<DeviceStorage />);
    fireEvent.click(screen.getByRole('button', { name: `Delete ${key}` }));
    expect(row(key).getByText('Nothing')).toBeInTheDocument();
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(window.sessionStorage.getItem(key)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(`${key} is deleted`);
  });

  it('gives the page its motion back when the switch is deleted', () => {
    setCalm(true);
    render(<DeviceStorage />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete motion' }));
    expect(html).not.toHaveAttribute('data-motion');
  });

  it.each([
    [true, /received it/],
    [false, /does not send/],
    [undefined, /does not send/],
  ])('says whether a Global Privacy Control signal came: %s', (signal, said) => {
    setGlobalPrivacyControl(signal);
    render(<DeviceStorage />);
    expect(screen.getByText(said)).toBeInTheDocument();
  });
});
