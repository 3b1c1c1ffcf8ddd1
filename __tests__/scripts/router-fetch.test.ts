/** @jest-environment node */
import { fetch as routerFetch } from '@/scripts/slim/stand-ins/router-fetch';

afterEach(() => jest.restoreAllMocks());

const pieces = ['0:"Cookies', ' Policy"\n', '1:"Retention"\n'];

/** A payload on a slow line: a piece comes when it is called for. */
function slowPayload() {
  let send: (piece: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (piece) => controller.enqueue(new TextEncoder().encode(piece));
      end = () => controller.close();
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/plain' } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  return { send, end };
}

it('hands a payload on once all of it is there, in one piece', async () => {
  const { send, end } = slowPayload();
  const arrived = jest.fn();
  const answer = routerFetch('/cookies.txt').then((response) => {
    arrived();
    return response;
  });
  pieces.forEach(send);
  await new Promise(setImmediate);
  expect(arrived).not.toHaveBeenCalled();
  end();

  const reader = (await answer).body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe(pieces.join(''));
  expect(await reader?.read()).toEqual({ done: true, value: undefined });
});

it('keeps what the router reads of an answer', async () => {
  const answered = new Response('not here', { status: 404, headers: { 'x-a': 'b' } });
  Object.defineProperties(answered, {
    url: { value: 'https://www.aurifera.example/gone' },
    redirected: { value: true },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answered);
  const { status, headers, url, redirected } = await routerFetch('/old');
  expect([status, headers.get('x-a'), url, redirected]).toEqual([
    404,
    'b',
    'https://www.aurifera.example/gone',
    true,
  ]);
});

it('fails when the network does half-way', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
  await expect(routerFetch('/cookies.txt')).rejects.toThrow('network error');
});

it('fetches a style sheet that a payload asks for, instead of having it preloaded', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(`:HL["/a.css","style"]\n0:"Palabras, años"\n`)),
    );
  const answer = await routerFetch('/cookies.txt');
  expect(await answer.text()).toBe('0:"Palabras, años"\n');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/cookies.txt', '/a.css']);
});

it('does not ask whether a page has moved: no address of this site does', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const { ok, redirected } = await routerFetch('/cookies', { method: 'HEAD' });
  expect([ok, redirected]).toEqual([true, false]);
  expect(asked).not.toHaveBeenCalled();
});
