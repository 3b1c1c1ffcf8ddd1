import { html } from 'hono/html';
import { brand } from '@/content/brand';
import {
  consent,
  consentLink,
  consentRecord,
  fieldLabels,
  footerForm,
  honeypotLabel,
  mailTo,
  modalForm,
  optional,
} from '@/content/enquiry';
import { receiverPage } from '@/content/receiver';
import { icons } from '@/lib/seo/icons';
import {
  formFields,
  honeypotField,
  inputs,
  requiredFields,
  type DetailField,
} from '@/lib/enquiry/enquiry';
import { mailtoLink } from '@/lib/enquiry/mailto';
import type { Attempt } from './request';

export type Markup = ReturnType<typeof html>;

/** The receiver's pages. */
export interface Pages {
  /** Says thank you. */
  thanks(): Markup;
  /** Says why the enquiry was not accepted, and what else the visitor can do. */
  failure(message: string): Markup;
  /** Shows the form again with what was typed, and the errors in a summary and beside their fields. */
  errors(attempt: Attempt): Markup;
}

function layout(path: string, title: string, content: Markup): Markup {
  const { before, accented, after } = brand.wordmark;
  return html`<!doctype html>
    <html lang="en">
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
          <a href="/" aria-label="${receiverPage.home}">${before}${accented}${after}</a>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}

const mail = html`<a href="${mailtoLink(mailTo.address)}">${mailTo.address}</a>`;

function thanksPage(path: string): Markup {
  return layout(
    path,
    receiverPage.sentTitle,
    html`<h1>${receiverPage.sentTitle}</h1>
      <p>${receiverPage.sent}</p>
      <p><a href="/">${receiverPage.home}</a></p>`,
  );
}

function failurePage(path: string, message: string): Markup {
  return layout(
    path,
    receiverPage.failedTitle,
    html`<h1>${receiverPage.failedTitle}</h1>
      <p>${message}.</p>
      <p>${receiverPage.writeInstead} ${mail}</p>
      <p><a href="/">${receiverPage.home}</a></p>`,
  );
}

function field(name: DetailField, { source, values, errors }: Attempt): Markup {
  const { type, autoComplete } = inputs[name];
  const error = errors[name];
  const isOptional = !requiredFields[source].includes(name);
  return html`<div class="field ${error ? 'invalid' : ''}">
    <label for="${name}">${fieldLabels[name]} ${isOptional ? optional : ''}</label>
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

function errorsPage(path: string, attempt: Attempt): Markup {
  const { source, product, errors } = attempt;
  const shown = formFields[source];
  const items = shown.flatMap((name) => {
    const error = errors[name];
    return error ? [html`<li><a href="#${name}">${error}</a></li>`] : [];
  });
  return layout(
    path,
    receiverPage.problemTitle,
    html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h1>${receiverPage.problemTitle}</h1>
        <p>${receiverPage.problem}</p>
        <ul>
          ${items}
        </ul>
      </div>
      <form action="${path}" method="post" novalidate>
        <input type="hidden" name="source" value="${source}" />
        <input type="hidden" name="product" value="${product}" />
        <input type="hidden" name="consentText" value="${consentRecord(source)}" />
        <div class="trap" aria-hidden="true">
          <label for="trap">${honeypotLabel}</label>
          <input id="trap" name="${honeypotField}" tabindex="-1" autocomplete="off" />
        </div>
        ${shown.map((name) => field(name, attempt))}
        <p>${consent[source]} <a href="${consentLink.href}">${consentLink.label}</a></p>
        <button>${source === 'footer' ? footerForm.submit : modalForm.submit}</button>
      </form>`,
  );
}

/** @param path the receiver's public path, to which its form posts */
export function receiverPages(path: string): Pages {
  return {
    thanks: () => thanksPage(path),
    failure: (message) => failurePage(path, message),
    errors: (attempt) => errorsPage(path, attempt),
  };
}
