import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactHeading, FooterSection } from '@/components/layout/footer/footer-section';

function setWidth(width: number) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
}

function resizeTo(width: number) {
  setWidth(width);
  act(() => void window.dispatchEvent(new Event('resize')));
}

const section = (
  <FooterSection heading="Quick Links">
    <a href="#aboutus">About us</a>
  </FooterSection>
);

const toggle = () => screen.getByRole('button', { name: 'Quick Links' });
const link = () => screen.queryByRole('link', { name: 'About us' });

beforeEach(() => setWidth(1440));

describe('a section of the footer', () => {
  it('is open, with a plain heading, before any script has run', () => {
    setWidth(390);
    const html = renderToStaticMarkup(section);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('hidden');
    expect(html).toContain('About us');
  });

  it('starts folded on a narrow screen and answers its toggle', async () => {
    setWidth(767);
    render(section);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(link()).not.toBeInTheDocument();
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(link()).toBeVisible();
    await userEvent.click(toggle());
    expect(link()).not.toBeInTheDocument();
  });

  it('answers the keyboard', async () => {
    setWidth(390);
    render(section);
    await userEvent.tab();
    expect(toggle()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(link()).toBeVisible();
    await userEvent.keyboard(' ');
    expect(link()).not.toBeInTheDocument();
  });

  it('stays open from 768 px, where nothing toggles', () => {
    setWidth(768);
    render(section);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Quick Links' })).toBeVisible();
    expect(link()).toBeVisible();
  });

  it('is reset by a change of width', async () => {
    setWidth(600);
    render(section);
    await userEvent.click(toggle());
    resizeTo(1024);
    expect(link()).toBeVisible();
    resizeTo(600);
    expect(link()).not.toBeInTheDocument();
    await userEvent.click(toggle());
    resizeTo(500);
    expect(link()).not.toBeInTheDocument();
  });

  it('takes no focus that it has not had', async () => {
    setWidth(390);
    render(section);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    resizeTo(844);
    expect(document.body).toHaveFocus();
  });

  it('stays as it is when only the height changes, as when a phone hides its bars', async () => {
    setWidth(390);
    render(section);
    await userEvent.click(toggle());
    resizeTo(390);
    expect(link()).toBeVisible();
  });
});

describe('the heading “Contact Us”', () => {
  it('is a button on a narrow screen', () => {
    setWidth(390);
    render(<ContactHeading heading="Contact Us" />);
    const heading = screen.getByRole('heading', { name: 'Contact Us' });
    expect(within(heading).getByRole('button')).toBeVisible();
  });

  it('is words only on a wide one', () => {
    render(<ContactHeading heading="Contact Us" />);
    expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
