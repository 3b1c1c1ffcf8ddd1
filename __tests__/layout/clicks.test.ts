/** @jest-environment jsdom */
/** Clicks before hydration (components/layout/page-script). */
import { holdClicks } from '@/components/layout/page-script/clicks';
import { wait } from '@/styles/tokens/motion';

const page = document.documentElement;
const answered = jest.fn((event: Event) => event.preventDefault());

/** The browser goes where the link leads. (jsdom is asked by the event, as it follows links later.) */
const followed = jest.fn();
document.addEventListener('click', (event) => event.defaultPrevented || followed());

/** A link that React answers once it has hydrated the page; until then it leads to the form in the footer. */
function open(): HTMLAnchorElement {
  document.body.innerHTML = '<a href="#contact" data-replay>Enquire</a><div id="contact"></div>';
  holdClicks();
  return document.querySelector('a')!;
}

async function hydrate(link: Element): Promise<void> {
  link.addEventListener('click', answered);
  page.dataset.hydrated = 'true';
  await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  delete page.dataset.hydrated;
  delete page.dataset.withoutScripts;
});

it('waits for the scripts, and is answered by them', async () => {
  const link = open();
  link.click();
  expect(followed).not.toHaveBeenCalled();
  await hydrate(link);
  expect(answered).toHaveBeenCalledTimes(1);
});

it('does after the wait what it does without scripts, and scripts that arrive later work', async () => {
  const link = open();
  link.click();
  jest.advanceTimersByTime(wait.click);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(page.dataset.withoutScripts).toBeUndefined();
  link.click();
  expect(followed).toHaveBeenCalledTimes(2);
  await hydrate(link);
  expect(answered).not.toHaveBeenCalled();
  link.click();
  expect(answered).toHaveBeenCalledTimes(1);
});

it('does at once what it does without scripts where they are lost', async () => {
  const link = open();
  link.click();
  page.dataset.withoutScripts = '';
  await Promise.resolve();
  expect(followed).toHaveBeenCalledTimes(1);
});
