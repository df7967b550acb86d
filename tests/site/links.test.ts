import { describe, expect, it } from 'vitest';
import { originOf } from '../../src/lib/metadata.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { type BuiltPage, builtPages, idsIn, readSiteFile } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { linkFaults } from './linkFaults.ts';

const pageOf = (html: string): BuiltPage => ({
  file: 'x/index.html',
  locale: 'en',
  path: '/x/',
  url: `${originOf('en')}/x/`,
  name: '/x/',
  html,
  own: html,
});

const known = new Map<string, ReadonlySet<string>>();

function idsOf(file: string): ReadonlySet<string> {
  const ids = known.get(file) ?? new Set(idsIn(readSiteFile(file)));
  known.set(file, ids);
  return ids;
}

describe('linkFaults', () => {
  it.each([
    ['<a href="/no-such-page/">', 'answers 404'],
    ['<a href="/about">', 'is redirected: write /about/'],
    ['<a href="/product/inventory-management/">', 'is redirected: write /product/parts-inventory'],
    [`<a href="${originOf('en-AE')}/no-such-page/">`, 'answers 404'],
    ['<a href="/about/#no-such-part">', 'has no “no-such-part”'],
    ['<img src="/no.png" alt="" width="1" height="1">', 'answers 404'],
    ['<img src="/favicon.svg" alt="">', 'lacks width, height'],
    ['<picture><source srcset="/favicon.svg 1x, /no.png 2x"></picture>', 'answers 404'],
    ['<template><a href="/no-such-page/"></a></template>', 'answers 404'],
    ['<a href="http://a.example/">', 'is http:'],
    ['<a href="https://a.example/" target="_blank">', 'add rel="noopener"'],
    ['<form action="/forms/no-such-form/">', 'answers 404'],
    ['<a href="tel:555">', 'must be tel:+'],
    ['<a href="mailto:nobody">', 'is no mail address'],
    ['<a href="javascript:alert()">', 'is javascript:'],
    [`<meta property="og:image" content="${originOf('en')}/no.png">`, 'answers 404'],
  ])('finds what is wrong with %s', (html, fault) => {
    expect(linkFaults(pageOf(html), idsOf).join()).toContain(fault);
  });

  it.each([
    '<a href="/about/?from=here#main">',
    `<a href="${originOf('en-AE')}/contact/">`,
    '<a href="https://a.example/" target="_blank" rel="noopener">',
    '<form action="/forms/request-demo/">',
    '<img src="/favicon.svg" alt="" width="1" height="1">',
  ])('lets %s stand', (html) => {
    expectNoFaults(linkFaults(pageOf(html), idsOf));
  });
});

it('groups what many pages share', () => {
  expect(groupFaults(['/a/: x', '/b/: y: z', ...['/c/', '/d/', '/e/'].map((page) => `${page}: x`)])).toEqual([
    '/a/, /c/, /d/ and 1 more: x',
    '/b/: y: z',
  ]);
});

it('every link, file and picture of every page is there, on both hosts', () => {
  expectNoFaults(groupFaults(builtPages().flatMap((page) => linkFaults(page, idsOf))));
});
