import { type Navigation, siteNavigation } from '../site/navigation.ts';

type Full<Part> = { [Key in keyof Part]-?: NonNullable<Part[Key]> };

/** The menus of a site that has all of them. Throws an Error that names the first that is missing. */
export function fullNavigation(): Full<Omit<Navigation, 'platform' | 'picture'>> & {
  platform: Full<NonNullable<Navigation['platform']>>;
} {
  const navigation = siteNavigation();
  const { platform, solutions, resources, company, partners, pricing, start } = navigation;
  if (!platform?.overview || !platform.features) throw new Error('the menu of products is not complete');
  if (!solutions || !resources || !company || !partners || !pricing || !start)
    throw new Error('a menu is missing from content/settings/navigation.yaml');
  const { overview, features } = platform;
  return {
    ...navigation,
    platform: { ...platform, overview, features },
    solutions,
    resources,
    company,
    partners,
    pricing,
    start,
  };
}
