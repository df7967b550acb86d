import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { warn } from '../../../scripts/warnings.ts';
import { allPages } from '../../siteContent.ts';
import { ChangedPart, WindowChange } from './WindowChange.tsx';

const html = renderToStaticMarkup(
  <WindowChange
    window="Circuit A3"
    rows={[
      { what: 'Full charge', was: '340 lb', now: '340 lb' },
      { what: 'Share of charge', now: '90%' },
      { what: 'Rule', was: 'None', now: '40 CFR 84.106' },
      { what: 'Written by', was: 'Hand' },
    ]}
    before="Before"
    after="After"
  />,
);
const [before = '', after = ''] = html.split('After');
const clouds = (part: string) => [...part.matchAll(/<dl[^>]*data-clouded[^>]*>(.*?)<\/dl>/g)];

describe('WindowChange', () => {
  it('shows each line in its state', () => {
    expect(before).toMatch(/340 lb.*None.*Hand/);
    expect(before).not.toContain('90%');
    expect(after).toMatch(/340 lb.*90%.*40 CFR 84\.106/);
    expect(after).not.toContain('Hand');
  });

  it('puts one cloud around adjacent changed lines, without the others', () => {
    expect(clouds(after)).toHaveLength(1);
    expect(clouds(after)[0]?.[1]).toMatch(/<ins>90%<\/ins>.*<ins>40 CFR 84\.106<\/ins>/);
    expect(clouds(after)[0]?.[1]).not.toContain('340 lb');
  });
});

describe('ChangedPart', () => {
  it('shows the lines that changed in their cloud, and no others', () => {
    const part = renderToStaticMarkup(
      <ChangedPart
        window="Circuit A3"
        rows={[
          { what: 'Full charge', was: '340 lb', now: '340 lb' },
          { what: 'Share of charge', now: '90%' },
          { what: 'Written by', was: 'Hand' },
        ]}
      />,
    );
    expect(clouds(part)[0]?.[1]).toContain('90%');
    expect(part).not.toMatch(/340 lb|Hand/);
  });
});

describe('product updates and newsletters', () => {
  const issues = allPages().flatMap(({ id: file, entry }) =>
    entry?.kind === 'update' || entry?.kind === 'newsletter' ? [{ file, entry }] : [],
  );

  it('show the changed window', () => {
    warn(
      'windowChange',
      issues
        .filter(({ entry }) => !entry.change)
        .map(({ file }) => `${file}: add entry.change, the window before and after`),
    );
    expect(issues.filter(({ entry }) => entry.change).length).toBeGreaterThan(issues.length / 2);
  });

  it('differ from each other, and each has a change', () => {
    const changes = issues.flatMap(({ file, entry }) => (entry.change ? [{ file, ...entry.change }] : []));
    const byWindow = Map.groupBy(changes, ({ window }) => window);
    warn('windowChangeRows', [
      ...[...byWindow].flatMap(([window, [first, ...others]]) =>
        others.map(({ file }) => `${file}: shows ${window}, as ${first?.file} does: show what else changed`),
      ),
      ...changes
        .filter(({ rows }) => rows.every(({ was, now }) => was === now))
        .map(({ file }) => `${file}: entry.change has no line that changed: nothing is clouded`),
    ]);
    expect(byWindow.size).toBeGreaterThan(changes.length / 2);
  });
});
