import { Hono } from 'hono';
import { pageAssets } from './assets';
import { receiver, type ReceiverOptions } from './enquiries/receiver';
import { site } from './site';

export interface AppOptions extends ReceiverOptions {
  /** The folder of the export, `out/`. */
  root: string;
}

/** Whether a visitor has left while sending: that is no error, and nobody waits for the answer. */
const hasLeft = (error: Error) => 'code' in error && error.code === 'ECONNRESET';

/** The whole server: the receiver of enquiries, and the export for every other address. */
export function createApp({ root, ...options }: AppOptions): Hono {
  return new Hono()
    .route(options.path, pageAssets())
    .route(options.path, receiver(options))
    .route('/', site(root))
    .onError((error, c) => {
      if (!hasLeft(error)) console.error(error);
      return c.text('Something went wrong on the server', 500);
    });
}
