/**
 * jsdom knows neither modal dialogs nor sizes. These do what browsers do, as far as the tests
 * reach: focus in and back, `cancel` and `close` events, close requests that go to the topmost
 * dialog and can be prevented once.
 */
import './match-media';

const open: HTMLDialogElement[] = [];
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
const observers = new Map<ResizeObserver, ResizeObserverCallback>();

HTMLDialogElement.prototype.showModal = function () {
  if (this.open) throw new DOMException('already open', 'InvalidStateError');
  focusedBefore.set(this, document.activeElement);
  this.setAttribute('open', '');
  open.push(this);
};

HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.removeAttribute('open');
  open.splice(open.indexOf(this), 1);
  const before = focusedBefore.get(this);
  // Behind another modal dialog the page is inert.
  if (open.length === 0 && before instanceof HTMLElement && before.isConnected) before.focus();
  this.dispatchEvent(new Event('close'));
};

window.ResizeObserver = class implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    observers.set(this, this.callback);
  }
  unobserve() {
    observers.delete(this);
  }
  disconnect() {
    observers.delete(this);
  }
};

/** Sizes changed, as they do when a style sheet hides an element. */
export function resize(): void {
  [...observers].forEach(([observer, callback]) => callback([], observer));
}

/** The Escape key. A second press closes without asking, as in browsers. */
export function pressEscape({ again = false } = {}): void {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const goesOn = (document.activeElement ?? document.body).dispatchEvent(key);
  const topmost = open.at(-1);
  if (!goesOn || !topmost || topmost.getAttribute('closedby') === 'none') return;
  if (again || topmost.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
}

/** Every dialog that the last test left open. */
export function closeAllDialogs(): void {
  open.length = 0;
}
