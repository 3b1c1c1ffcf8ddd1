import { FooterEnquiry } from '@/components/islands/enquiry/footer-enquiry';
import { LanguageSwitch } from '@/components/layout/language-switch/language-switch';
import { Edge } from '@/components/ui/edge/edge';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { textureProps } from '@/components/ui/texture';
import { switchedPaths } from '@/content/addresses';
import { brand } from '@/content/brand';
import { collectionLinks, footer, legalLinks, quickLinks, socialLink } from '@/content/navigation';
import type { NavigationLink } from '@/content/page-links';
import { linkToText, texts } from '@/content/texts';
import { ContactHeading, FooterSection } from './footer-section';
import { FooterSwitches } from './footer-switches';
import styles from './footer.module.scss';
import columns from './footer-columns.module.scss';

function LinkList({ links }: { readonly links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The footer of every page: links, the enquiry form, switches, and the company's details. */
export function Footer() {
  const { about, contact, responsibility } = footer;
  const textLinks = texts()
    .filter((text) => text.footer)
    .map(linkToText);
  return (
    <footer className={styles.footer} {...textureProps}>
      <Edge ground="obsidian" shape={6} />
      <div className={styles.lode} {...textureProps} aria-hidden="true" />
      <div className={columns.columns}>
        <FooterSection heading={about.heading} className={columns.about}>
          <p>{about.blurb}</p>
        </FooterSection>
        <FooterSection heading={footer.quickLinks.heading} className={columns.quick}>
          <nav aria-label={footer.quickLinks.heading}>
            <LinkList links={quickLinks} />
          </nav>
        </FooterSection>
        <FooterSection heading={footer.collections.heading}>
          <nav aria-label={footer.collections.heading}>
            <LinkList links={collectionLinks} />
          </nav>
        </FooterSection>
        {textLinks.length > 0 && (
          <FooterSection heading={footer.texts.heading} className={columns.texts}>
            <nav aria-label={footer.texts.heading}>
              <LinkList links={textLinks} />
            </nav>
          </FooterSection>
        )}
        <section id="contact" className={columns.contact} tabIndex={-1}>
          <ContactHeading heading={contact.heading} />
          <FooterEnquiry />
          <p>
            <span className={columns.or}>{contact.writeTo} </span>
            <a href={`mailto:${brand.enquiriesEmail}`}>{brand.enquiriesEmail}</a>
          </p>
          <p>
            <a href={socialLink.href} rel="me">
              {socialLink.label}
            </a>
          </p>
        </section>
      </div>
      <p className={styles.name} data-fit-text>
        <span className={styles.spoken}>{footer.name}</span>
        <Wordmark />
      </p>
      <div className={styles.responsibility}>
        <p>{responsibility.drink}</p>
        <p>{responsibility.share}</p>
      </div>
      <FooterSwitches />
      <div className={styles.last}>
        <p data-address={brand.siteUrl}>{footer.credit}</p>
        <nav aria-label={footer.legal}>
          <LinkList links={legalLinks} />
        </nav>
        <ul>
          <LanguageSwitch paths={switchedPaths()} />
        </ul>
      </div>
    </footer>
  );
}
