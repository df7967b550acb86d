import type { PageFinder, PageResult, SearchResults } from '../../shared/search/PageFinder.ts';
import { recordEvent } from './recordEvent.ts';
import { BEST_PAGES, type Group, groupsOf, loadFinder, readText } from './searchEngine.ts';
import { excerptOf, fillText, markedParts, nodesOf } from './searchText.ts';

/** Debounce delay after a keystroke, in milliseconds. */
const PAUSE = 140;

/** Time without typing after which a search counts as complete and is recorded, in milliseconds. */
const REST = 1_000;

/** Results shown per family: next to other families, and alone. More on demand. */
const BESIDE_OTHERS = 3;
const ALONE = 10;

/** The query trimmed, with runs of whitespace collapsed. */
const normalizeQuery = (query: string) => query.trim().replace(/\s+/g, ' ');

const NONE: SearchResults = { pages: [], words: [], missing: [] };

/** Finds a part of the page by its data attribute. Throws if the page lacks it. */
function partOf<Part extends Element>(root: ParentNode, name: string): Part {
  const part = root.querySelector<Part>(`[data-search-${name}]`);
  if (!part) throw new Error(`the search has no data-search-${name}`);
  return part;
}

class SiteSearch {
  readonly #root: HTMLElement;
  readonly #field: HTMLInputElement;
  readonly #clear: HTMLButtonElement;
  readonly #status: HTMLElement;
  readonly #results: HTMLElement;
  readonly #chips: readonly HTMLButtonElement[];
  #finder: Promise<PageFinder> | undefined;
  #answer: SearchResults = NONE;
  #query = '';
  #asked: string | undefined;
  #section: string;
  #shown = ALONE;
  /** Counts queries and renders: a response that arrives after a newer query is dropped. */
  #turn = 0;
  #timer = 0;
  #resting = 0;
  #isRecorded = true;

  constructor(root: HTMLElement) {
    const asked = new URLSearchParams(location.search);
    this.#root = root;
    this.#field = partOf(root, 'field');
    this.#clear = partOf(root, 'clear');
    this.#status = partOf(root, 'status');
    this.#results = partOf(root, 'results');
    this.#chips = [...root.querySelectorAll<HTMLButtonElement>('[data-search-section]')];
    this.#section = asked.get('section') ?? '';
    this.#field.value ||= asked.get('q') ?? '';
    this.#showClear();
    this.#listen();
    // The focus event may have triggered the loading of this script.
    if (document.activeElement === this.#field) void this.#load().catch(() => undefined);
    if (this.#field.value) void this.#ask();
  }

  #listen(): void {
    const field = this.#field;
    field.addEventListener('focus', () => void this.#load().catch(() => undefined), { once: true });
    field.addEventListener('input', () => {
      this.#showClear();
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#ask(), PAUSE);
    });
    field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      void this.#ask();
    });
    this.#clear.addEventListener('click', () => {
      this.#type('');
      field.focus();
    });
    for (const chip of this.#chips)
      chip.addEventListener('click', () => void this.#choose(chip.dataset['searchSection'] ?? ''));
    this.#root.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('[data-search-try]') : null;
      if (event.target instanceof Element && event.target.closest('[data-search-link]')) this.#record();
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#type(link.textContent);
      field.focus();
    });
    this.#root.addEventListener('keydown', (event) => this.#move(event));
  }

  #load(): Promise<PageFinder> {
    this.#finder ??= loadFinder().catch((error: unknown) => {
      this.#finder = undefined;
      throw error;
    });
    return this.#finder;
  }

  #showClear(): void {
    this.#clear.hidden = this.#field.value === '';
  }

  /** Puts a query into the field and runs it immediately. */
  #type(query: string): void {
    clearTimeout(this.#timer);
    this.#field.value = query;
    this.#showClear();
    void this.#ask();
  }

  /** Arrow keys move from the field through the results; Escape returns to the field and, when there, clears it. */
  #move(event: KeyboardEvent): void {
    const links = [...this.#results.querySelectorAll<HTMLAnchorElement>('a')];
    const isInField = event.target === this.#field;
    const place = links.indexOf(event.target as HTMLAnchorElement);
    if (!isInField && place < 0) return;
    if (event.key === 'Escape') {
      if (isInField) this.#type('');
      else this.#field.focus();
    } else if (event.key === 'ArrowDown') links[place + 1]?.focus();
    else if (event.key === 'ArrowUp' && !isInField) (links[place - 1] ?? this.#field).focus();
    else return;
    event.preventDefault();
  }

  async #ask(): Promise<void> {
    const query = normalizeQuery(this.#field.value);
    // Don't repeat the query: a second response would only supersede the first, which is on its way.
    if (query === this.#asked) return;
    this.#asked = query;
    const turn = ++this.#turn;
    try {
      const answer = query ? (await this.#load()).find(query) : NONE;
      if (turn !== this.#turn) return;
      this.#query = query;
      this.#answer = answer;
      this.#shown = ALONE;
      this.#isRecorded = query === '';
      clearTimeout(this.#resting);
      this.#resting = window.setTimeout(() => this.#record(), REST);
      await this.#draw();
    } catch {
      if (turn !== this.#turn) return;
      this.#asked = undefined;
      this.#say('failed');
    }
  }

  async #choose(section: string): Promise<void> {
    this.#section = section;
    this.#shown = ALONE;
    await this.#draw();
  }

  #say(text: string, values: Readonly<Record<string, string | number>> = {}): void {
    this.#status.textContent = fillText(this.#status.dataset[text] ?? '', values);
  }

  /** Records the current search, once. */
  #record(): void {
    if (this.#isRecorded) return;
    this.#isRecorded = true;
    recordEvent({
      event: 'search',
      results: this.#answer.pages.length,
    });
  }

  #nameOf(section: string): string {
    const chip = this.#chips.find((one) => one.dataset['searchSection'] === section);
    return chip?.dataset['name'] ?? section;
  }

  /** Renders the results. If the selected family has none, those of all families are shown. */
  async #draw(): Promise<void> {
    const turn = ++this.#turn;
    const { pages, missing } = this.#answer;
    const groups = groupsOf(this.#answer);
    const alone = groups.find(({ section }) => section === this.#section);
    const total = pages.length;
    const drawn = await Promise.all([
      ...(alone || total === 0 ? [] : [this.#drawBest()]),
      ...(alone ? [alone] : groups).map((group) => this.#drawGroup(group, alone !== undefined)),
    ]);
    if (turn !== this.#turn) return;
    this.#results.replaceChildren(...drawn);
    this.#root.dataset['state'] = this.#query === '' ? 'start' : total === 0 ? 'empty' : 'found';
    for (const chip of this.#chips) {
      const section = chip.dataset['searchSection'] ?? '';
      const own = groups.find((group) => group.section === section);
      const count = section === '' ? total : (own?.pages.length ?? 0);
      chip.hidden = count === 0;
      chip.setAttribute('aria-pressed', String(section === (alone?.section ?? '')));
      partOf(chip, 'count').textContent = String(count);
    }
    const values = {
      query: this.#query,
      count: alone?.pages.length ?? total,
      section: this.#nameOf(alone?.section ?? ''),
      words: missing.join(' '),
    };
    if (this.#query === '') this.#status.textContent = '';
    else if (total === 0) this.#say('none', values);
    else if (alone) this.#say('within', values);
    else if (missing.length > 0) this.#say('missing', values);
    else this.#say(total === 1 ? 'one' : 'many', values);
    this.#remember(alone?.section ?? '');
  }

  /** Keeps the URL in sync with what is shown, so that it can be shared or returned to. */
  #remember(section: string): void {
    const address = new URL(location.href);
    const values = { q: this.#query, section };
    for (const [name, value] of Object.entries(values)) {
      if (value) address.searchParams.set(name, value);
      else address.searchParams.delete(name);
    }
    history.replaceState(history.state, '', address);
  }

  #copyOf(template: string): HTMLElement {
    const { content } = partOf<HTMLTemplateElement>(this.#root, template);
    return (content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  }

  async #drawGroup({ section, pages }: Group, isAlone: boolean): Promise<HTMLElement> {
    const shown = isAlone ? this.#shown : BESIDE_OTHERS;
    // Next to the best matches, a family goes on with its other pages, if it has any.
    const others = isAlone
      ? []
      : pages.filter((page) => !this.#answer.pages.slice(0, BEST_PAGES).includes(page));
    const listed = others.length > 0 ? others : pages;
    const group = this.#copyOf('group');
    const name = this.#nameOf(section);
    partOf(group, 'name').textContent = name;
    partOf(group, 'number').textContent = String(pages.length);
    partOf(group, 'list').append(...(await this.#drawPages(listed.slice(0, shown))));
    const more = partOf<HTMLButtonElement>(group, 'more');
    if (pages.length <= shown) more.remove();
    else {
      const text = isAlone ? more.dataset['next'] : more.dataset['all'];
      more.textContent = fillText(text ?? '', { count: pages.length, section: name });
      more.addEventListener('click', async () => {
        this.#section = section;
        if (isAlone) this.#shown += ALONE;
        await this.#draw();
        this.#results.querySelectorAll<HTMLAnchorElement>('a')[shown]?.focus();
      });
    }
    return group;
  }

  async #drawBest(): Promise<HTMLElement> {
    const group = this.#copyOf('group');
    group.dataset['best'] = '';
    partOf(group, 'name').textContent = this.#results.dataset['best'] ?? '';
    partOf(group, 'number').remove();
    partOf(group, 'more').remove();
    const best = this.#answer.pages.slice(0, BEST_PAGES);
    const drawn = await this.#drawPages(best);
    for (const [place, page] of best.entries()) {
      const { card } = await readText(page);
      if (card === undefined) continue;
      const picture = this.#copyOf('picture');
      (picture.firstElementChild as HTMLImageElement).src = card;
      drawn[place]?.append(picture);
    }
    partOf(group, 'list').append(...drawn);
    return group;
  }

  #drawPages(pages: readonly PageResult[]): Promise<HTMLElement[]> {
    return Promise.all(pages.map((page) => this.#drawPage(page)));
  }

  async #drawPage(page: PageResult): Promise<HTMLElement> {
    const { words } = this.#answer;
    const { heading, name, description } = page;
    const excerpt = excerptOf({ description, sentences: (await readText(page)).sentences }, words);
    const result = this.#copyOf('result');
    const link = partOf<HTMLAnchorElement>(result, 'link');
    link.href = page.path;
    link.append(...nodesOf(markedParts(heading, words)));
    partOf(result, 'excerpt').append(...nodesOf(markedParts(excerpt, words)));
    partOf(result, 'page').textContent = name;
    return result;
  }
}

/** Search as you type. Without it, the page links to the site's sections. */
export function siteSearchBehavior(root: ParentNode): void {
  for (const form of root.querySelectorAll('form[data-search]')) {
    const whole = form.closest<HTMLElement>('[data-search-root]');
    if (whole) new SiteSearch(whole);
  }
}
