import { fragmentText } from './fragmentText.ts';

interface State {
  topic: string;
  page: number;
  query: string;
}

/** What the filters know about an item. */
export interface Listed {
  topics: readonly string[];
  words: string;
}

/** Whether an item matches a topic (empty: any) and contains every word of a query, anywhere. */
export function isMatch(item: Listed, topic: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (topic === '' || item.topics.includes(topic)) && words.every((word) => item.words.includes(word));
}

/** First and last index (exclusive) of the items that a page shows. */
export function rangeOf(page: number, size: number, paging: string | undefined): [number, number] {
  return paging === 'pages' ? [(page - 1) * size, page * size] : [0, page * size];
}

/** The state in a URL fragment, if it names the list. */
function readFragment(name: string, fragment: string): Partial<State> | undefined {
  if (fragment === name) return { topic: '' };
  if (!fragment.startsWith(`${name}-`)) return undefined;
  const rest = fragment.slice(name.length + 1);
  const page = /^page-(\d+)$/.exec(rest)?.[1];
  return page === undefined ? { topic: rest } : { page: Number(page) };
}

function enhance(listing: HTMLElement): void {
  const name = listing.dataset['listing'] ?? '';
  const chips = [...listing.querySelectorAll<HTMLAnchorElement>('[data-filter]')];
  const readItems = () =>
    [...listing.querySelectorAll<HTMLElement>('[data-filters]')].map((element) => ({
      element,
      // Indexes of chips, the first of which clears every filter.
      topics: (element.dataset['filters'] ?? '')
        .split(' ')
        .map((place) => chips[Number(place)]?.dataset['filter'] ?? ''),
      words: element.dataset['words'] ?? '',
    }));
  let items = readItems();
  const size = Number(listing.dataset['pageSize'] ?? items.length) || 1;
  const paging = listing.dataset['paging'];
  const search = listing.querySelector<HTMLInputElement>('[data-listing-search]');
  const more = listing.querySelector<HTMLButtonElement>('[data-listing-more]');
  const count = listing.querySelector<HTMLElement>('[data-listing-count]');
  const empty = listing.querySelector<HTMLElement>('[data-listing-empty]');
  /** Links to the site search, carrying the same query. */
  const elsewhere = empty?.querySelector<HTMLAnchorElement>('a[href="/search/"]');
  const pagination = listing.querySelector<HTMLElement>('[data-pagination]');
  const state: State = { topic: '', page: 1, query: '' };

  const showPages = (pages: number) => {
    if (!pagination) return;
    pagination.hidden = pages < 2;
    for (const link of pagination.querySelectorAll<HTMLAnchorElement>('[data-page]')) {
      const number = Number(link.dataset['page']);
      (link.parentElement ?? link).hidden = number > pages;
      if (number === state.page) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    for (const link of pagination.querySelectorAll<HTMLAnchorElement>('[data-page-step]')) {
      const target = state.page + Number(link.dataset['pageStep']);
      link.hidden = target < 1 || target > pages;
      link.hash = `${name}-page-${target}`;
    }
  };

  const show = () => {
    const found = items.filter((item) => isMatch(item, state.topic, state.query));
    const pages = Math.max(1, Math.ceil(found.length / size));
    state.page = Math.min(Math.max(1, state.page), pages);
    const [from, to] = rangeOf(state.page, size, paging);
    const shown = new Set(found.slice(from, to));
    for (const item of items) item.element.hidden = !shown.has(item);
    for (const chip of chips) {
      if (chip.dataset['filter'] === state.topic) chip.setAttribute('aria-current', 'true');
      else chip.removeAttribute('aria-current');
    }
    if (more) more.hidden = to >= found.length;
    if (empty) empty.hidden = found.length > 0;
    if (elsewhere) elsewhere.search = `${new URLSearchParams({ q: state.query })}`;
    if (count)
      count.textContent = (listing.dataset['countText'] ?? '')
        .replace('%shown%', String(shown.size))
        .replace('%total%', listing.dataset['total'] ?? String(found.length));
    showPages(pages);
    listing.dataset['ready'] = '';
    return found.slice(from, to);
  };

  const follow = (fragment: string) => {
    const asked = readFragment(name, fragment);
    const chip = chips.find(({ dataset }) => dataset['filter'] === asked?.topic);
    if (!asked || (asked.topic !== undefined && !chip)) return false;
    // The topics of a list that is split across pages have pages of their own.
    if (chip?.hash === '') {
      if (asked.topic !== '') location.replace(chip.href);
      return false;
    }
    Object.assign(state, { page: 1 }, asked);
    show();
    return true;
  };

  listing.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.matches('[data-filter],[data-page],[data-page-step]')) return;
    if (!follow(fragmentText(link.hash))) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.hash);
    if (!link.matches('[data-filter]')) listing.scrollIntoView({ block: 'start' });
  });
  // Another script added or removed items.
  listing.addEventListener('itemschange', () => {
    items = readItems();
    show();
  });
  addEventListener('hashchange', () => follow(fragmentText(location.hash)));
  let others: Promise<void> | undefined;
  search?.addEventListener('input', () => {
    Object.assign(state, { query: search.value, page: 1 });
    show();
    others ??= import('./otherListPages.ts').then(({ fetchOtherPages }) => fetchOtherPages(listing, name));
    others.catch(() => {
      others = undefined;
    });
  });
  more?.addEventListener('click', () => {
    const before = state.page * size;
    state.page += 1;
    // Move focus to the first of the new items.
    show()[before]?.element.querySelector<HTMLElement>('a[href]')?.focus();
  });
  if (search?.value) state.query = search.value;
  if (!follow(fragmentText(location.hash))) show();
}

/** Filtering, search and paging of a list. Filter and page are kept in the URL, so that a view can be shared. */
export function listingBehavior(root: ParentNode): void {
  for (const listing of root.querySelectorAll<HTMLElement>('[data-listing]')) enhance(listing);
}
