import { addToStack, removeFromStack } from '@/components/ui/dialog/dialog-stack';

it('focus returns when the last dialog is gone, not from under one that is still open', () => {
  document.body.innerHTML =
    '<main></main><button></button><dialog open></dialog><dialog open><input></dialog>';
  const [opener, below, above, field] = ['button', 'dialog', 'dialog + dialog', 'input'].map(
    (selector) => document.querySelector<HTMLDialogElement>(selector)!,
  ) as [HTMLElement, HTMLDialogElement, HTMLDialogElement, HTMLElement];
  addToStack(below, [opener]);
  addToStack(above, [opener]);
  field.focus();
  removeFromStack(below);
  expect(field).toHaveFocus();
  removeFromStack(above);
  expect(opener).toHaveFocus();
});
