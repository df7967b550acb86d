import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { headingMarkup, inlineMarkup } from './inlineMarkup.tsx';

const render = (text: string) => renderToStaticMarkup(<p>{inlineMarkup(text)}</p>).slice(3, -4);

describe('inlineMarkup', () => {
  it.each([
    ['Plain words', 'Plain words'],
    ['A **strong** word', 'A <strong>strong</strong> word'],
    ['Read at `11 ppm`', 'Read at <code>11 ppm</code>'],
    ['See [pricing](/pricing/).', 'See <a href="/pricing/">pricing</a>.'],
    ['One\nTwo', 'One<br/>Two'],
    ['**a** and **b**', '<strong>a</strong> and <strong>b</strong>'],
    ['[a](/a/)[b](/b/)', '<a href="/a/">a</a><a href="/b/">b</a>'],
    ['', ''],
  ])('turns %j into %j', (text, html) => expect(render(text)).toBe(html));

  it.each(['2 * 3 ** 4', 'a [note] of (this)', 'one ` tick', '**open', '[](/a/)'])(
    'leaves %j as it is',
    (text) => expect(render(text)).toBe(text),
  );

  it('escapes HTML', () => {
    expect(render('<b>x</b> **<i>y</i>**')).toBe(
      '&lt;b&gt;x&lt;/b&gt; <strong>&lt;i&gt;y&lt;/i&gt;</strong>',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//host.example/', '/\\host.example/'])(
    'does not link to %s',
    (target) => expect(render(`[x](${target})`)).not.toContain('<a'),
  );
});

describe('headingMarkup', () => {
  const heading = (text: string) => renderToStaticMarkup(<h2>{headingMarkup(text)}</h2>).slice(4, -5);

  it.each([
    ['Plain words – and **strong** ones', 'Plain words – and <strong>strong</strong> ones'],
    ['Half-empty floors', '<span class="whole">Half-empty</span> floors'],
    [
      'Chiller CH-2, Weeks 4–6',
      'Chiller <span class="whole">CH-2,</span> Weeks <span class="whole">4–6</span>',
    ],
    ['**Real-time** work', '<strong><span class="whole">Real-time</span></strong> work'],
  ])('keeps the compounds of %j whole', (text, html) => expect(heading(text)).toBe(html));
});
