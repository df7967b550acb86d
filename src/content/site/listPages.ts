import { z } from 'zod';
import { fillSiteTokens } from '../../../config/siteConfig.ts';
import type { Entry } from '../entries/entrySchemas.ts';
import { type ListTopic, listOf } from '../entries/listedKinds.ts';
import type { ListPage, Page } from '../Page.ts';
import { shortened } from '../reading/shortened.ts';

/** Schema of content/templates/listPage.yaml. */
export const listPageSchema = z.strictObject({
  name: z.string(),
  title: z.string(),
  desc: z.string(),
  topicTitle: z.string(),
  topicDesc: z.string(),
  pages: z.string().describe('names the links to the pages for assistive technology'),
  previous: z.string(),
  next: z.string(),
});

type Words = z.output<typeof listPageSchema>;

/** Maximum length of a description, as in pageSchema. */
const MOST_DESCRIPTION = 160;

/** Path of a numbered page of a list, given the path of its first page. */
export const listPagePath = (first: string, number: number) =>
  number === 1 ? first : `${first}page/${number}/`;

/** Path of the first page for one topic of a hub. */
export const topicPath = (hub: string, topic: string) => `${hub}by/${topic}/`;

/** The pages of one list; the first is the hub itself or that of a topic. */
function pagesOfList(hub: Page, words: Words, count: number, size: number, topic?: ListTopic): Page[] {
  const pages = Math.ceil(count / size);
  const first = topic ? topicPath(hub.path, topic.value) : hub.path;
  const sections = [listOf(hub.sections)?.section].filter((section) => section !== undefined);
  const { prose: _prose, entry: _entry, eventBanner: _banner, ...kept } = hub;
  const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replace(/%(\w+)%/g, (mark, name: string) => String(values[name] ?? mark));
  const about = { hub: hub.name, topic: topic?.label ?? '', desc: hub.meta.desc };
  const head = topic
    ? { name: topic.label, title: fillIn(words.topicTitle, about), desc: fillIn(words.topicDesc, about) }
    : { name: hub.name, title: hub.meta.title, desc: hub.meta.desc };

  return Array.from({ length: pages }, (_, index): Page => {
    const number = index + 1;
    const subject = topic ? `${hub.name}: ${topic.label}` : hub.name;
    const values = { hub: subject, page: number, pages, desc: head.desc };
    const { name, title, desc } =
      number === 1
        ? head
        : {
            name: fillIn(words.name, values),
            title: fillIn(words.title, values),
            desc: fillIn(words.desc, values),
          };
    const listPage: ListPage = {
      ...{ hub: hub.id, first, number, pages, topic, heading: title.split(' | ')[0] ?? title },
      ...{ label: words.pages, previous: words.previous, next: words.next },
    };
    if (number === 1 && !topic) return { ...hub, listPage };
    const path = listPagePath(first, number);
    return {
      ...kept,
      id: path.slice(1, -1),
      path,
      meta: { title, desc: shortened(desc, MOST_DESCRIPTION) },
      name,
      parents: [...hub.parents, fillSiteTokens(hub.id)],
      // Everything on a topic's pages is also on the hub's, which search engines index.
      isListed: hub.isListed && !topic,
      sections,
      listPage,
    };
  });
}

/**
 * Splits the lists of hubs with more entries than fit on a page: the hub keeps the first ones, and pages are added for
 * the rest and for each topic. Returns all pages, including those added.
 */
export function withListPages(pages: readonly Page[], words: Words): Page[] {
  const entries = pages
    .filter(({ locale, isListed }) => locale === 'en' && isListed)
    .flatMap(({ entry }) => entry ?? []);
  return pages.flatMap((hub) => {
    const list = hub.locale === 'en' ? listOf(hub.sections) : undefined;
    if (!list) return [hub];
    const own = entries.filter(
      (entry) => entry.kind === list.kind && (list.lists?.(list.section, entry) ?? true),
    );
    if (own.length <= list.size) return [hub];
    const topics = new Map<string, { topic: ListTopic; entries: Entry[] }>();
    for (const entry of own)
      for (const topic of list.topicsOf(entry)) {
        const known = topics.get(topic.value) ?? { topic, entries: [] };
        known.entries.push(entry);
        topics.set(topic.value, known);
      }
    return [
      ...pagesOfList(hub, words, own.length, list.size),
      ...[...topics.values()].flatMap(({ topic, entries: found }) =>
        pagesOfList(hub, words, found.length, list.size, topic),
      ),
    ];
  });
}
