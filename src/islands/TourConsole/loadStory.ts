import type { Locale } from '../../../shared/site/locales.ts';
import type { StoryCopy } from './storyCopy.schema.ts';

/** URL of the words of the tour and of the home page's queue in a locale, which the build writes. */
export const storyPath = (locale: Locale): string =>
  locale === 'en' ? '/product-story.json' : `/product-story.${locale}.json`;

let loading: Promise<StoryCopy> | undefined;

/** Fetches the words in the page's locale, once; a failed request is retried on the next call. */
export function loadStory(): Promise<StoryCopy> {
  const path = storyPath(document.documentElement.lang);
  loading ??= fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<StoryCopy>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
