import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('links every page except the current one, which it marks', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs label="Where you are" items={[{ name: 'Home', path: '/' }, { name: 'Work orders' }]} />,
  );
  expect(html).toMatch(/<nav[^>]* aria-label="Where you are"/);
  expect(html).toMatch(/href="\/">Home<\/a>/);
  expect(html).toContain('<span aria-current="page">Work orders</span>');
});
