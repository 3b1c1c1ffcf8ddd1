/** The footer's two controls: calm motion, and forgetting the age confirmation. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FooterSwitches } from '@/components/layout/footer/footer-switches';
import { confirmAge } from '@/lib/age';
import { readMotion } from '@/lib/calm-motion';
import { setSystemMotion } from '../support/match-media';

beforeEach(() => setSystemMotion('no-preference'));

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  act(readMotion);
});

describe('Forget my age confirmation', () => {
  const press = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Forget my age confirmation' }));

  it('removes the confirmation and says so', () => {
    confirmAge();
    render(<FooterSwitches />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press();
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-age', 'unknown');
    expect(screen.getByRole('status')).toHaveTextContent('Forgotten.');
  });

  it('says when there was nothing to forget', () => {
    render(<FooterSwitches />);
    press();
    expect(screen.getByRole('status')).toHaveTextContent('nothing to forget');
  });
});

describe('Calm motion', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Calm motion' });

  it('turns on and off, and remembers', () => {
    render(<FooterSwitches />);
    expect(toggle()).not.toBeChecked();
    fireEvent.click(toggle());
    expect(toggle()).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-motion', 'calm');
    expect(window.localStorage.getItem('motion')).toBe('calm');
    fireEvent.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(document.documentElement).not.toHaveAttribute('data-motion');
    expect(window.localStorage.getItem('motion')).toBeNull();
  });

  it('is on from an earlier visit', () => {
    window.localStorage.setItem('motion', 'calm');
    readMotion();
    render(<FooterSwitches />);
    expect(toggle()).toBeChecked();
  });

  it('says that the system already asks for calm, and does not pretend to turn it off', () => {
    setSystemMotion('reduce');
    render(<FooterSwitches />);
    expect(toggle()).toBeChecked();
    expect(toggle()).toHaveAccessibleDescription(/system already asks/);
    fireEvent.click(toggle());
    expect(toggle()).toBeChecked();
    expect(window.localStorage.getItem('motion')).toBeNull();
  });

  it('works where nothing can be stored', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<FooterSwitches />);
    fireEvent.click(toggle());
    expect(toggle()).toBeChecked();
    fireEvent.click(toggle());
  });
});
