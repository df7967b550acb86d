import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../../config/siteConfig.ts';
import { priceOfSize } from '../../shared/pricing/estimatePrice.ts';
import type { Page } from '../content/Page.ts';
import { contactSettings } from '../content/settings/contactSettings.ts';
import { priceBandsIfAny } from '../content/settings/prices.ts';
import { breadcrumbsOf } from '../content/site/breadcrumbs.ts';
import { productOf } from '../content/site/systemOf.ts';
import { metadataOf, originOf } from './metadata.ts';
import { eventThing } from './structuredData/eventThing.ts';
import { jobThings } from './structuredData/jobThings.ts';
import { readingThing } from './structuredData/readingThing.ts';
import { videoThings } from './structuredData/videoThings.ts';

/** Pages that describe the company in full; others only name it as their publisher. */
const DESCRIBES_COMPANY = new Set(['index', 'about', 'contact']);

function organization(): Thing {
  const origin = originOf('en');
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteConfig.brand.name,
    legalName: siteConfig.legalName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    sameAs: contactSettings().socials.map((social) => social.url),
  };
}

/** The site, whose name search engines show above results. */
function website(): Thing {
  const url = `${originOf('en')}/`;
  return { '@type': 'WebSite', '@id': `${url}#website`, name: siteConfig.brand.name, url };
}

/** The software's name: the brand, with the product that the page is about or belongs to, if any. */
function softwareName(page: Page): string {
  return [siteConfig.brand.name, productOf(page)?.name].filter(Boolean).join(' ');
}

function software(page: Page): Thing {
  const bands = priceBandsIfAny();
  return {
    '@type': 'SoftwareApplication',
    name: softwareName(page),
    description: page.meta.desc,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web, iOS, Android',
    // Annual cost of the smallest size, from the price list.
    ...(bands && {
      offers: {
        '@type': 'Offer' as const,
        price: priceOfSize({ people: 1, buildings: 1, isIntegrated: false }, bands).year,
        priceCurrency: 'USD',
        url: `${originOf('en')}/pricing/`,
      },
    }),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: siteConfig.rating.value,
      reviewCount: siteConfig.rating.reviews,
      bestRating: 5,
    },
  };
}

function breadcrumbs(page: Page): Thing | undefined {
  const crumbs = breadcrumbsOf(page);
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: originOf('en') + (crumb.path ?? page.path),
    })),
  };
}

function questions(page: Page): Thing | undefined {
  const items = page.sections.flatMap((section) =>
    'type' in section && section.type === 'faq' ? section.items : [],
  );
  if (items.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      // Plain text, which compresses well against the answer in the page.
      acceptedAnswer: { '@type': 'Answer', text: item.answer.replace(/<[^>]+>/g, '') },
    })),
  };
}

/** A page's structured data as one JSON-LD graph. */
export function structuredData(page: Page): Graph {
  const meta = metadataOf(page);
  const things: (Thing | undefined)[] = [
    DESCRIBES_COMPANY.has(page.id) ? organization() : undefined,
    page.id === 'index' ? website() : undefined,
    {
      '@type': 'WebPage',
      '@id': meta.canonical,
      url: meta.canonical,
      name: meta.title,
      description: meta.description,
      publisher: {
        '@type': 'Organization',
        '@id': `${originOf('en')}/#organization`,
        name: siteConfig.brand.name,
      },
    },
    page.id === 'index' || page.id.startsWith('product/') ? software(page) : undefined,
    breadcrumbs(page),
    questions(page),
    eventThing(page),
    readingThing(page),
    ...jobThings(page),
    ...videoThings(page),
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
