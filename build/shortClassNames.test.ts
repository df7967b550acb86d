import { describe, expect, it } from 'vitest';
import { ShortClassNames } from './shortClassNames.ts';

const css = '.Card-root{color:red}.Card-root>.Icon-icon[open]{x:y}.Form--field{a:b}';
const page =
  '<style>.Card-root{color:red}.Card-root>.Icon-icon[open]{x:y}.Form--field{a:b}</style><p class="Card-root Form--field"><b class="Card-root Icon-icon">Card-root</b></p>';

describe('ShortClassNames', () => {
  it('shortens classes alike in attributes and styles, in the order of the stylesheets', () => {
    const names = new ShortClassNames([css], []);
    expect(names.inDocument(page)).toBe(
      '<style>.c0{color:red}.c0>.c1[open]{x:y}.Form--field{a:b}</style><p class="c0 Form--field"><b class="c0 c1">Card-root</b></p>',
    );
  });

  it('keeps a class that a script names', () => {
    const names = new ShortClassNames([css], ['t.className="Icon-icon"']);
    expect(names.inDocument(page)).toContain('class="c0 Icon-icon"');
    expect(names.inStyles('.Icon-icon{}.Card-root{}')).toBe('.Icon-icon{}.c0{}');
  });

  it('leaves alone what is no class of a stylesheet', () => {
    const names = new ShortClassNames([css], []);
    expect(names.inStyles('.Other-thing{}.Card-rootless{}')).toBe('.Other-thing{}.Card-rootless{}');
  });
});
