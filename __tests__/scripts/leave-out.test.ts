import { readFileSync } from 'node:fs';
import type * as ReactTypes from 'react';
import type * as ReactDom from 'react-dom';
import type * as Client from 'react-dom/client';
import { leaveOut } from '@/scripts/slim/leave-out';
import { unused } from '@/scripts/slim/unused';

const compiled = 'node_modules/next/dist/compiled/';
const source = (file: string) => readFileSync(compiled + file, 'utf8');

type Modules = Record<string, unknown>;

/** React as the build makes it. */
function slimReact() {
  const made: Modules = {
    scheduler: jest.requireActual('next/dist/compiled/scheduler'),
  };
  const make = (name: string, file: string) => {
    const options = unused.find((one) => one.file === file);
    if (!options) throw new Error(`nothing is left out of ${file}`);
    const exports = {};
    new Function('exports', 'require', leaveOut(source(file), options))(
      exports,
      (id: string) => made[id.replace('next/dist/compiled/', '')],
    );
    made[name] = exports;
    return exports;
  };
  return {
    ...(make('react', 'react/cjs/react.production.js') as typeof ReactTypes),
    ...(make('react-dom', 'react-dom/cjs/react-dom.production.js') as typeof ReactDom),
    ...(make('client', 'react-dom/cjs/react-dom-client.production.js') as typeof Client),
  };
}

it.each(unused)('finds all that it leaves out of $file, and runs without', (options) => {
  const code = leaveOut(source(options.file), options);
  for (const name of options.functions) expect(code).toMatch(`function ${name}(`);
  for (const target of options.assignments) expect(code).not.toContain(`\n${target} =`);
  expect(code.length).toBeLessThan(source(options.file).length);
  expect(() => new Function(code)).not.toThrow();
});

describe('a file', () => {
  const file = 'function one(a, b) {\n  return a;\n}\nfunction two() {}\nexports.one = one;\n';
  const options = { file: 'x.js', hash: '8c4f1d8ba2d9a0a4', functions: ['one'], assignments: [] };

  it('that has changed stops the build and says what its hash is now', () => {
    expect(() => leaveOut(file, options)).toThrow(/x\.js has changed.*“[0-9a-f]{16}”/);
  });

  it('that lacks what is to be left out stops the build', () => {
    const hash = /“(.*)”/.exec(String(catchError(() => leaveOut(file, options))))?.[1] ?? '';
    expect(leaveOut(file, { ...options, hash, assignments: ['exports.one'] })).toBe(
      'function one(a, b) {}\nfunction two() {}\n\n',
    );
    expect(leaveOut(file, { ...options, hash, functions: ['two'] })).toBe(file);
    expect(() => leaveOut(file, { ...options, hash, functions: ['three'] })).toThrow(/three/);
    expect(() => leaveOut(file, { ...options, hash, assignments: ['exports.two'] })).toThrow(/two/);
  });
});

function catchError(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe('React without what is left out', () => {
  const React = slimReact();
  const { createElement: h } = React;
  let seen: unknown[] = [];

  class Boundary extends React.Component<{ children: React.ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: unknown) {
      seen.push(error);
    }
    override render() {
      return this.state.failed ? 'caught' : this.props.children;
    }
  }

  function Counter() {
    const [count, setCount] = React.useState(0);
    const [isPending, start] = React.useTransition();
    const [text, setText] = React.useState('');
    const add = () => start(() => setCount(count + 1));
    return h(
      'form',
      { action: '/enquiries', 'data-pending': isPending },
      h('input', { value: text, onChange: (event) => setText(event.target.value) }),
      h('button', { type: 'button', onClick: add }, `${count} ${text}`),
      count > 0 && React.createPortal(h('i', null, 'portal'), document.body),
    );
  }

  function Thrower(): never {
    throw new Error('on purpose');
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

  beforeEach(() => {
    seen = [];
    document.body.replaceChildren();
  });

  it('hydrates, updates, suspends, opens portals and catches what is thrown', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML =
      '<form action="/enquiries" data-pending="false"><input value=""><button type="button">0 </button></form>' +
      '<!--$--><p>late</p><!--/$-->';
    const button = root.querySelector('button');
    const Late = React.lazy(async () => ({ default: () => h('p', null, 'late') }));
    const onRecoverableError = jest.fn();
    const tree = (more?: React.ReactNode) => [
      h(Counter, { key: 'counter' }),
      h(React.Suspense, { key: 'late', fallback: 'wait' }, h(Late)),
      h(Boundary, { key: 'boundary', children: more }),
    ];
    const hydrated = React.hydrateRoot(root, tree(), { onRecoverableError });
    await settled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.querySelector('button')).toBe(button);

    button?.click();
    const input = root.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Ana');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    expect(button?.textContent).toBe('1 Ana');
    expect(document.body.lastElementChild?.textContent).toBe('portal');
    expect(root.querySelector('p')?.textContent).toBe('late');

    hydrated.render(
      tree(h(React.Fragment, { ref: (one: unknown) => void seen.push(one) }, h('b'))),
    );
    await settled();
    expect(root.querySelector('b')).not.toBeNull();
    expect(seen[0]).toHaveProperty('getClientRects');
    expect(seen[0]).toHaveProperty('scrollIntoView');

    hydrated.render(tree(h(Thrower)));
    await settled();
    expect(root.textContent).toContain('caught');
    expect(String(seen.at(-1))).toContain('on purpose');
    hydrated.unmount();
    expect(root.children).toHaveLength(0);
  });
});
