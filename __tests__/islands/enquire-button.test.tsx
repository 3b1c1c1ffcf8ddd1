/** The products' enquiry: a link without React, a button with it. */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { closeEnquiry, enquiryFlow } from '@/components/islands/enquiry/enquiry-state';
import { confirmAge, forgetAge } from '@/lib/age';

afterEach(() => {
  closeEnquiry();
  forgetAge();
});

describe('Enquire', () => {
  it('is a link to the footer’s contact without JavaScript', () => {
    const link = document.createElement('div');
    link.innerHTML = renderToStaticMarkup(
      <EnquireButton product="anejo" className="look">
        Enquire about Añejo
      </EnquireButton>,
    );
    expect(link.firstElementChild).toHaveTextContent('Enquire about Añejo');
    expect(link.firstElementChild).toHaveAttribute('href', '#contact');
    expect(link.firstElementChild).toHaveAttribute('data-replay');
    expect(link.firstElementChild).not.toHaveAttribute('role');
  });

  it.each([
    ['a click', () => fireEvent.click(screen.getByRole('button'))],
    ['the space bar', () => fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })],
  ])('asks for the age first, by %s', (_, press) => {
    render(<EnquireButton product="plata">Enquire about Plata</EnquireButton>);
    expect(press()).toBe(false);
    expect(enquiryFlow.get()).toMatchObject({ step: 'age', product: 'plata' });
    expect(enquiryFlow.get().opener).toBe(
      screen.getByRole('button', { name: 'Enquire about Plata' }),
    );
  });

  it('goes straight to the form for a verified visitor', () => {
    confirmAge();
    render(<EnquireButton product="anejo">Enquire about Añejo</EnquireButton>);
    fireEvent.click(screen.getByRole('button', { name: 'Enquire about Añejo' }));
    expect(enquiryFlow.get()).toMatchObject({ step: 'form', product: 'anejo' });
  });

  it('leaves other keys alone', () => {
    render(<EnquireButton product="plata">Enquire about Plata</EnquireButton>);
    expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'a' })).toBe(true);
    expect(enquiryFlow.get().step).toBe('closed');
  });
});
