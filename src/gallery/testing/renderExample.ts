import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../content/files/locale.ts';
import { placeSections } from '../../sections/placeSections.ts';
import { sectionEntry } from '../../sections/sections.ts';
import { galleryContent, type galleryExamples } from '../galleryExamples.ts';

/** HTML of an example as a page would contain it, for a section optionally in another locale. */
export function renderExample(
  { content }: ReturnType<typeof galleryExamples>[number],
  locale?: Locale,
): string {
  if (content.kind === 'component')
    return renderToStaticMarkup(createElement(content.Component, content.props));
  const around = galleryContent(content.section.type, content.entry);
  const page = { ...around.page, locale: locale ?? around.page.locale };
  const [section] = placeSections([content.section], '/gallery/', { ...around, page });
  if (!section) throw new Error(`${content.section.type} has no placement`);
  const Component = sectionEntry(section.type).component as FunctionComponent<object>;
  return renderToStaticMarkup(createElement(Component, section));
}
