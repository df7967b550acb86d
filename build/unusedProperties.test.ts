import { describe, expect, it } from 'vitest';
import { withoutUnusedProperties } from './unusedProperties.ts';

const nothingElse = () => false;

describe('withoutUnusedProperties', () => {
  it('keeps what another stylesheet of the page reads', () => {
    const styles = [':root{--ink:#000;--rule:#ccc}', 'p{color:var(--ink)}'];
    expect(withoutUnusedProperties(styles, nothingElse)).toEqual([
      ':root{--ink:#000;}',
      'p{color:var(--ink)}',
    ]);
  });

  it('drops what only a dropped property reads', () => {
    expect(
      withoutUnusedProperties([':root{--base:4px;--space:calc(var(--base)*2);color:red}'], nothingElse),
    ).toEqual([':root{color:red}']);
  });

  it('drops a rule that held nothing else', () => {
    expect(
      withoutUnusedProperties(
        ['@layer a,b;@media print{p{--gap:1px}}p{top:0}[data-kind=wait]{--ink:red}'],
        nothingElse,
      ),
    ).toEqual(['@layer a,b;@media print{}p{top:0}']);
  });

  it('keeps what is read elsewhere', () => {
    expect(withoutUnusedProperties([':root{--ink:#000;--font:"A;B"}'], (name) => name === '--font')).toEqual([
      ':root{--font:"A;B"}',
    ]);
  });

  it('takes a class with two hyphens and a pseudo-class for what it is', () => {
    const styles = [
      '.Form--field:hover{color:red}.Form--field:focus,.Form--label:hover{--gap:1px;margin:var(--gap)}',
    ];
    expect(withoutUnusedProperties(styles, nothingElse)).toEqual(styles);
  });

  it('leaves a value that is an address alone', () => {
    const styles = [':root{--icon:url(data:image/svg+xml;utf8,x)}'];
    expect(withoutUnusedProperties(styles, nothingElse)).toEqual(styles);
  });
});
