import { Hono } from 'hono';
import { site } from './static/site';

export interface AppOptions {
  /** The folder of the export, `out/`. */
  root: string;
}

/** The whole preview: the export, and the receiver of its enquiries. */
export function createApp({ root }: AppOptions): Hono {
  return new Hono().route('/', site(root)).onError((error, c) => {
    console.error(error);
    return c.text('Something went wrong on the server', 500);
  });
}
