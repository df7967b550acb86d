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

it('is an accordion of one group with the first panel open, as it stands without script', () => {
  expect(html.match(/<details[^>]*name="industries"/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
  expect(html.indexOf('open')).toBeLessThan(html.indexOf('Education'));
});

it('hands its name and its shared selection to the tabs behaviour', () => {
  expect(html).toContain('data-tabs="Industries" data-tabs-shared="audience"');
  expect(html.match(/data-tab=""/g)).toHaveLength(2);
});
