import { html } from 'hono/html';
import { brand } from '@/content/brand';
import { consentRecord, mailTo } from '@/content/enquiry';
import type { VisitorWords } from '@/content/receiver';
import { icons } from '@/lib/seo/icons';
import {
  formFields,
  honeypot,
  inputAttributes,
  requiredFields,
  type DetailField,
} from '@/lib/enquiry/enquiry';
import { mailtoLink } from '@/lib/enquiry/mailto';
import type { RejectedEnquiry } from './request';

export type Markup = ReturnType<typeof html>;

export interface Pages {
  thanks(): Markup;
  /** Says why the enquiry was not accepted, and how else to write. A full stop is added to `message`. */
  failure(message: string): Markup;
  /** Shows the form again with what was typed, and the errors in a summary and beside their fields. */
  errors(attempt: RejectedEnquiry): Markup;
}

interface PageContext {
  /** The receiver's public path, to which its form posts. */
  readonly path: string;
  readonly words: VisitorWords;
}

function layout({ path, words }: PageContext, title: string, content: Markup): Markup {
  const { before, accented, after } = brand.wordmark;
  return html`<!doctype html>
    <html lang="${words.code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${brand.name}</title>
        <link rel="icon" href="${icons.vector.src}" type="${icons.vector.type}" />
        <link rel="stylesheet" href="${path}/page.css" />
      </head>
      <body>
        <header>
          <a href="${words.home}" aria-label="${words.page.home}">${before}${accented}${after}</a>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

/** Keep password managers from filling in the honeypot. */
const honeypotAttributes = Object.entries(honeypot.attributes).map(
  ([name, value]) => html`${name}="${value}" `,
);

const mailLink = html`<a href="${mailtoLink(mailTo.address)}">${mailTo.address}</a>`;

const homeLink = ({ home, page }: VisitorWords) => html`<p><a href="${home}">${page.home}</a></p>`;

function thanksPage(context: PageContext): Markup {
  const { words } = context;
  const { sentTitle, sent } = words.states;
  return layout(
    context,
    sentTitle,
    html`<h1>${sentTitle}</h1>
      <p>${sent}</p>
      ${homeLink(words)}`,
  );
}

function failurePage(context: PageContext, message: string): Markup {
  const { words } = context;
  const { failedTitle } = words.states;
  return layout(
    context,
    failedTitle,
    html`<h1>${failedTitle}</h1>
      <p>${message}.</p>
      <p>${words.page.writeInstead} ${mailLink}</p>
      ${homeLink(words)}`,
  );
}

function field(
  name: DetailField,
  words: VisitorWords,
  { source, values, errors }: RejectedEnquiry,
): Markup {
  const { type, autoComplete } = inputAttributes[name];
  const error = errors[name];
  const isOptional = !requiredFields[source].includes(name);
  return html`<div class="field ${error ? 'invalid' : ''}">
    <label for="${name}">${words.fieldLabels[name]} ${isOptional ? words.optional : ''}</label>
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autoComplete}"
      value="${values[name]}"
      ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''}
    />
  </div>`;
}

function errorsPage(context: PageContext, attempt: RejectedEnquiry): Markup {
  const { path, words } = context;
  const { source, product, about, errors } = attempt;
  const shown = formFields[source];
  const items = shown.flatMap((name) => {
    const error = errors[name];
    return error ? [html`<li><a href="#${name}">${error}</a></li>`] : [];
  });
  const { consentLink } = words;
  return layout(
    context,
    words.errorSummaryTitle,
    html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h1>${words.errorSummaryTitle}</h1>
        <p>${words.page.problem}</p>
        <ul>
          ${items}
        </ul>
      </div>
      <form action="${path}" method="post" novalidate>
        <input type="hidden" name="source" value="${source}" />
        <input type="hidden" name="product" value="${product}" />
        <input type="hidden" name="about" value="${about}" />
        <input type="hidden" name="consentText" value="${consentRecord(source, words)}" />
        <input type="hidden" name="language" value="${words.code}" />
        <div class="honeypot" aria-hidden="true">
          <label>
            ${words.honeypotLabel}
            <input
              type="text"
              name="${honeypot.name}"
              tabindex="-1"
              autocomplete="off"
              ${honeypotAttributes}
            />
          </label>
        </div>
        ${shown.map((name) => field(name, words, attempt))}
        <p>${words.consent[source]} <a href="${consentLink.href}">${consentLink.label}</a></p>
        <button>${source === 'footer' ? words.footerForm.submit : words.modalForm.submit}</button>
      </form>`,
  );
}

/**
 * @param path the receiver's public path, to which its form posts
 * @param words in the visitor's language
 */
export function receiverPages(path: string, words: VisitorWords): Pages {
  const context = { path, words };
  return {
    thanks: () => thanksPage(context),
    failure: (message) => failurePage(context, message),
    errors: (attempt) => errorsPage(context, attempt),
  };
}
