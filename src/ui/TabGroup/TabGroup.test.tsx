import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TabGroup } from './TabGroup.tsx';

const html = renderToStaticMarkup(
  <TabGroup
    label="Industries"
    name="industries"
    sharedBy="audience"
    items={[
      { key: 'a', label: 'Retail', panel: 'Stores' },
      { key: 'b', label: 'Education', panel: 'Schools' },
    ]}
  />,
);

it('is an accordion that opens one panel at a time, closed at first', () => {
  expect(html.match(/<details[^>]*name="industries"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<details[^>]* open/);
});

it('passes its name and shared selection to the tabs behavior', () => {
  expect(html).toContain('data-tabs="Industries" data-tabs-shared="audience"');
  expect(html.match(/data-tab=""/g)).toHaveLength(2);
});
