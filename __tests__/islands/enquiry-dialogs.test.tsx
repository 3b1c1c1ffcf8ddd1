/** The layout's island: an enquiry, from the question of age to the form. */
import { act, fireEvent, screen } from '@testing-library/react';
import { openEnquiry, requestEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import { pass } from '../support/app-clock';
import { pressEscape } from '../support/dialog';
import { arrive, named, setUpVisits } from './support/visit';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

setUpVisits();

describe('an enquiry', () => {
  it('asks for the age first, then opens the form', async () => {
    await arrive();
    act(() => requestEnquiry({ product: 'plata' }));
    await pass(100);
    expect(named('Confirm your age')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await pass(100);
    expect(named('Confirm your age')).toBeNull();
    expect(named('Savor the Moment')).toBeInTheDocument();
    expect(window.localStorage.getItem('ageVerified')).toBe('true');
  });

  it('stores nothing when the age dialog is closed', async () => {
    await arrive();
    act(() => requestEnquiry({ product: 'anejo' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
  });

  it('opens the form at once for a verified visitor, and Escape closes it', async () => {
    await arrive({ verified: true });
    act(() => requestEnquiry({ product: 'plata' }));
    await pass(100);
    expect(named('Savor the Moment')).toBeInTheDocument();
    act(() => pressEscape());
    await pass(0);
    expect(named('Savor the Moment')).toBeNull();
  });

  it('gives way to the gate when it is at the age dialog at 5000 ms', async () => {
    await arrive();
    act(() => requestEnquiry({ product: 'plata' }));
    await pass(100);
    await pass(4900);
    expect(named('Confirm your age')).toBeNull();
    expect(named('Welcome')).toBeInTheDocument();
  });

  it('closes at 5000 ms and says so, and can be opened again with what was typed', async () => {
    await arrive({ verified: true });
    act(() => openEnquiry());
    await pass(100);
    const firstName = () => screen.getByRole('textbox', { name: 'First Name' });
    fireEvent.input(firstName(), { target: { value: 'Zoë' } });
    await pass(4900);
    expect(named('Savor the Moment')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('What you typed is kept');
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await pass(100);
    expect(firstName()).toHaveValue('Zoë');
    await pass(10_000);
    expect(named('Savor the Moment')).toBeInTheDocument();
  });

  it('says nothing at 5000 ms when there was nothing to close', async () => {
    await arrive({ verified: true });
    await pass(6000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
