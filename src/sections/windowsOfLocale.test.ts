import { describe, expect, it, vi } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { galleryExamples } from '../gallery/galleryExamples.ts';
import { renderExample } from '../gallery/testing/renderExample.ts';
import { windowData } from '../windows/words/windowData.ts';

vi.mock('../windows/words/windowData.ts', { spy: true });

/** The locales in which an example of a section requests its product windows, on a page of the Emirates. */
function localesOfWindows(example: ReturnType<typeof galleryExamples>[number]) {
  vi.mocked(windowData).mockClear();
  renderExample(example, 'en-AE');
  return vi.mocked(windowData).mock.calls.map(([name, locale]) => `${name} in ${locale}`);
}

describe('a section with product windows', () => {
  const shown = galleryExamples()
    .filter(({ content }) => content.kind === 'section')
    .map((example) => [example.id, localesOfWindows(example)] as const)
    .filter(([, windows]) => windows.length > 0);

  it('exists in more than one kind', () => {
    expect(shown.length).toBeGreaterThan(1);
  });

  it.each(shown)('shows those of its page’s locale: %s', (id, windows) => {
    expectNoFaults(
      windows
        .filter((window) => !window.endsWith(' in en-AE'))
        .map(
          (window) => `${id}: shows ${window} on a page of en-AE: pass the page’s locale on to windowData`,
        ),
    );
  });
});
