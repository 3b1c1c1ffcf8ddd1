import { routeOf } from '@/components/motion/route-changes/route-of';

function click(markup: string, init: MouseEventInit = {}) {
  document.body.innerHTML = markup;
  let route: string | undefined;
  document.addEventListener(
    'click',
    (event) => {
      route = routeOf(event);
      event.preventDefault();
    },
    { once: true },
  );
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
  return route;
}

describe('which clicks lead to another route', () => {
  it('takes a plain click on a link of this site', () => {
    expect(click('<a href="/cookies">Cookies</a>')).toBe('/cookies');
    expect(click('<a href="/termsOfUse#s3">Terms</a>')).toBe('/termsOfUse#s3');
  });

  it.each([
    ['a hash on this page', '<a href="#plata">Plata</a>', {}],
    ['another site', '<a href="https://www.responsibility.org/">Help</a>', {}],
    ['a new tab asked for by the link', '<a href="/cookies" target="_blank">Cookies</a>', {}],
    ['a new tab asked for by the visitor', '<a href="/cookies">Cookies</a>', { ctrlKey: true }],
    ['the middle button', '<a href="/cookies">Cookies</a>', { button: 1 }],
    ['a file', '<a href="/sitemap.xml">Map</a>', {}],
    ['a mail', '<a href="mailto:a@b.example">Mail</a>', {}],
    ['anything but a link', '<button>Submit</button>', {}],
  ])('leaves %s to the browser', (_, markup, init) => {
    expect(click(markup, init)).toBeUndefined();
  });
});
