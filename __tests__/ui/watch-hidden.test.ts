import { watchHidden } from '@/components/ui/dialog/watch-hidden';

it('tells once that a dialog was removed, however often the visitor presses a key then', () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const onHidden = jest.fn();
  watchHidden(dialog, onHidden);
  dialog.remove();
  for (let presses = 0; presses < 3; presses += 1) window.dispatchEvent(new Event('keydown'));
  expect(onHidden).toHaveBeenCalledTimes(1);
});
