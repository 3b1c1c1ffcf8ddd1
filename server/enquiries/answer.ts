import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { html } from 'hono/html';
import { isForm } from './request';

export type Markup = ReturnType<typeof html>;
export type Status = 200 | 201 | 400 | 403 | 405 | 413 | 415 | 422 | 429 | 500;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // `no-referrer` would make the browser send `Origin: null` with the page's own form.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

/** Whether to answer with a page: for forms that were sent without JavaScript. Programs get JSON. */
function wantsPage(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  const fallback = isForm(c) ? 'text/html' : 'application/json';
  return accepts(c, { header: 'Accept', supports, default: fallback }) === 'text/html';
}

/** Answers with the page to a person and with JSON to a program. */
export function answer(
  c: Context,
  status: Status,
  json: object,
  page: Markup,
): Response | Promise<Response> {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return wantsPage(c) ? c.html(page, status) : c.json(json, status);
}
