import { type Navigation, siteNavigation } from '../site/navigation.ts';

type Full<Part> = { [Key in keyof Part]-?: NonNullable<Part[Key]> };
type Menu = Navigation['menus'][number];

/** The menus of this site, by the names that tests give them, and the products complete. Throws an Error that names the first that is missing. */
export function fullNavigation(): Full<Omit<Navigation, 'platform' | 'picture'>> & {
  platform: Full<NonNullable<Navigation['platform']>>;
} & Record<'solutions' | 'resources' | 'company' | 'partners', Menu> {
  const navigation = siteNavigation();
  const { platform, menus, pricing, start } = navigation;
  if (!platform?.overview || !platform.features) throw new Error('the menu of products is not complete');
  if (!pricing || !start)
    throw new Error('prices or start are missing from content/settings/navigation.yaml');
  const menu = (id: string): Menu => {
    const found = menus.find((one) => one.id === id);
    if (!found) throw new Error(`content/settings/navigation.yaml has no menu of ${id}`);
    return found;
  };
  const { overview, features } = platform;
  return {
    ...navigation,
    platform: { ...platform, overview, features },
    solutions: menu('solutions'),
    resources: menu('resources'),
    company: menu('company'),
    partners: menu('partners'),
    pricing,
    start,
  };
}

/** Every entry of a menu, in the order of its lists. */
export const entriesOfMenu = ({ lists }: Menu) => lists.flatMap(({ entries }) => entries);
