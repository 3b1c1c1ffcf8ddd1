import { auditPage, auditReact, auditScript, isForDevelopment } from '@/scripts/export/audit';
import { parsePage } from '@/scripts/export/html';

describe('the audit', () => {
  it.each([
    ['<p style="color:red">', 'style'],
    ['<p onclick="go()">', 'onclick'],
    ['<a href=" javascript:go()">', 'javascript'],
    ['<noscript><p style="color:red"></noscript>', 'style'],
    ['<template><p onload="go()"></template>', 'onload'],
    ['<base href="/elsewhere/">', 'base'],
  ])('finds %s', (html, named) => {
    expect(auditPage(parsePage(`<body>${html}`)).join()).toContain(named);
  });

  it('passes a clean page', () => {
    expect(
      auditPage(parsePage('<p class="lead">Cookies &amp; <a href="/cookies">you</a></p>')),
    ).toEqual([]);
  });

  it.each(['eval("1")', 'new Function("return this")()'])('finds %s in a script', (code) => {
    expect(auditScript(`a();${code}`)).toHaveLength(1);
  });

  it('lets names pass that only sound like it', () => {
    expect(auditScript('medieval(1);retrieval (2);newFunction()')).toEqual([]);
  });

  it('finds what a script takes from React that is left out of it', () => {
    const chunks = '_next/static/chunks';
    const taken = 'let a=r.Children.map(b,c);(0,r.useActionState)(d)';
    expect(auditReact(taken, `${chunks}/12.ab.js`)).toEqual(['.Children.map', '.useActionState']);
    expect(auditReact('r.useState();c.children.map(d)', `${chunks}/12.ab.js`)).toEqual([]);
    for (const other of ['framework-ab.js', 'main-ab.js', 'pages/_app-ab.js'])
      expect(auditReact(taken, `${chunks}/${other}`)).toEqual([]);
    expect(auditReact(taken, `${chunks}/main-app-ab.js`)).toEqual([]);
  });

  it('finds the grid of the development server, by its script or by its style', () => {
    expect(isForDevelopment('.drawing-grid_grid__x1{position:fixed}')).toBe(true);
    expect(isForDevelopment('i(7,"components/chrome/drawing-grid/drawing-grid.ts")')).toBe(true);
    expect(isForDevelopment('.grid{display:grid}')).toBe(false);
  });
});
