import { collectionLinks, headerLinks, legalLinks, quickLinks } from '@/content/navigation';

describe('the links around every page', () => {
  it('lead from any route to the sections of the home page', () => {
    expect(headerLinks).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Collections', href: '/#colletions' },
      { label: 'Experience', href: '/#Experience' },
      { label: 'About Us', href: '/#aboutus' },
    ]);
    expect(collectionLinks).toEqual([
      { label: 'Plata', href: '/#plata' },
      { label: 'Añejo', href: '/#anjoi' },
    ]);
  });

  it('write “About us” in the footer', () => {
    expect(quickLinks.map(({ label }) => label)).toEqual([
      'Home',
      'Collections',
      'Experience',
      'About us',
    ]);
  });

  it('reach the four legal pages', () => {
    expect(legalLinks.map(({ href }) => href)).toEqual([
      '/privacy-policy',
      '/termsOfUse',
      '/termsAndConditions',
      '/cookies',
    ]);
  });
});
