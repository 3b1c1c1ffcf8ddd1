/**
 * Closes the phone's menu, which covers the page, when one of its links is followed, on history navigation,
 * and when focus leaves it. In the page script, because it must work even if no other script arrives.
 */
export function closeMenuOnLeave(): void {
  const close = () => document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  // After the click: a link that is hidden while it is clicked leads nowhere.
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('nav[popover] a')) setTimeout(close);
  });
  addEventListener('popstate', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = (target as Element).closest('nav:popover-open');
    if (relatedTarget && menu && !menu.contains(relatedTarget as Node)) close();
  });
}
