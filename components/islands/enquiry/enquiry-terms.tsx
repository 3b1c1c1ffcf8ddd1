import { consent, consentLink, consentRecord, honeypotLabel } from '@/content/enquiry';
import { honeypotField, type EnquiryProduct, type EnquirySource } from '@/lib/enquiry/enquiry';
import styles from './enquiry-form.module.scss';

export interface EnquiryTermsProps {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
}

/** What the visitor agrees to, and what a form sends unseen: hidden values, and the honeypot against robots. */
export function EnquiryTerms({ source, product }: EnquiryTermsProps) {
  return (
    <>
      <p className={styles.consent}>
        {consent[source]} <a href={consentLink.href}>{consentLink.label}</a>
      </p>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="consentText" value={consentRecord(source)} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {honeypotLabel}
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
