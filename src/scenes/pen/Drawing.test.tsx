import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { themeColor } from '../../../config/theme.ts';
import { Drawing } from './Drawing.tsx';
import { Pen } from './Pen.ts';

const pen = () => new Pen({ scale: 10, originY: 10 }).line('live-cold', 0, 0, 1, 0);

describe('Drawing', () => {
  it('is decoration without a title and a named picture with one', () => {
    expect(renderToStaticMarkup(<Drawing pen={pen()} width={20} height={10} />)).toContain(
      'aria-hidden="true"',
    );
    const named = renderToStaticMarkup(<Drawing pen={pen()} width={20} height={10} title="A cold store" />);
    expect(named).toContain('role="img" aria-label="A cold store"');
    expect(named).toContain('viewBox="0 0 20 10"');
    expect(named).toContain('<path class="l-r" d="M0 10h10"/>');
  });

  it('takes its colors from the page, or includes them if standalone', () => {
    expect(renderToStaticMarkup(<Drawing pen={pen()} width={20} height={10} />)).not.toContain('<style>');
    const alone = renderToStaticMarkup(
      <Drawing pen={pen()} width={20} height={10} tone="night" standalone />,
    );
    expect(alone).toContain(`.l-r{stroke:${themeColor('night', 'cold-live')}`);
  });
});
