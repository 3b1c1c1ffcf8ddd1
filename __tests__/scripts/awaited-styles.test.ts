import { awaitStyles } from '@/scripts/slim/awaited-styles';

it('leaves a style sheet to webpack, which waits for it and tells when it is lost', () => {
  const plugin = { runtimeOptions: { insert: () => undefined, linkType: 'text/css' } };
  awaitStyles({ plugins: [{}, plugin] });
  expect(plugin.runtimeOptions).toEqual({ linkType: 'text/css' });
});

it('stops the build where the plugin is not found', () => {
  expect(() => awaitStyles({ plugins: [{}, undefined] })).toThrow(/style plugin has moved/);
});
