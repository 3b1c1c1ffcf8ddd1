/** jsdom knows neither modal dialogs nor sizes: here a dialog opens and closes, no more. */
import './match-media';
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

window.ResizeObserver = class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
