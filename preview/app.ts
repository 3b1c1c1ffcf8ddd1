import { Hono } from 'hono';
import { receiver, type ReceiverOptions } from './enquiries/receiver';
import { site } from './static/site';

export interface AppOptions extends ReceiverOptions {
  /** The folder of the export, `out/`. */
  root: string;
}

/** The whole preview: the receiver of enquiries, and the export for every other address. */
export function createApp({ root, ...options }: AppOptions): Hono {
  return new Hono()
    .route(options.path, receiver(options))
    .route('/', site(root))
    .onError((error, c) => {
      console.error(error);
      return c.text('Something went wrong on the server', 500);
    });
}
