import type { ScreenChapter } from './FilmTimeline.ts';

/** Width in px at which a product window is laid out before it is scaled to the screen. */
const WINDOW_CANVAS = 960;
/** Share of the screen’s height that a window may take. */
const WINDOW_HEIGHT = 0.94;

function element(attribute: string): HTMLElement {
  const made = document.createElement('div');
  made.dataset[attribute] = '';
  return made;
}

/**
 * Copies an element. Its pictures load at once, because they are about to be shown, and without their own animation,
 * which a film could neither pause nor rewind.
 */
function copyOf(source: Element): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const still of copy.querySelectorAll('picture > source[media]')) still.removeAttribute('media');
  for (const image of copy.querySelectorAll('img')) image.loading = 'eager';
  return copy;
}

/** A copy of a chapter’s still for the screen, with the title and the note over it. */
function screenChapter(chapter: HTMLElement): ScreenChapter | undefined {
  const still = chapter.querySelector<HTMLElement>('[data-film-still]');
  const heading = chapter.querySelector<HTMLElement>('[data-film-seek]');
  if (!still) return undefined;
  const frame = element('filmFrame');
  frame.dataset['tone'] = still.dataset['tone'] ?? 'night';
  const camera = element('filmCamera');
  camera.append(...copyOf(still).childNodes);
  const isPlain = camera.querySelector('ul') !== null && !camera.querySelector('[data-film-window]');
  const title = element('filmTitle');
  title.textContent = heading?.lastChild?.textContent ?? '';
  frame.append(camera, title);
  const words = chapter.querySelector('[data-film-note]');
  const note = words ? element('filmLowerThird') : undefined;
  if (words && note) {
    note.append(...copyOf(words).childNodes);
    frame.append(note);
  }
  return {
    start: Number(chapter.dataset['filmChapter']) * 1000,
    length: Number(chapter.dataset['seconds']) * 1000,
    frame,
    picture: camera,
    camera: chapter.dataset['camera'] ?? '0 0 1',
    title,
    note,
    figures: isPlain ? [...camera.querySelectorAll<HTMLElement>('li')] : [],
  };
}

/** Scales product windows to the screen: they are laid out at a fixed width. */
function fitWindows(screen: HTMLElement): void {
  const { clientWidth, clientHeight } = screen;
  for (const holder of screen.querySelectorAll<HTMLElement>('[data-film-window]')) {
    const scale = Math.min(
      clientWidth / WINDOW_CANVAS,
      (clientHeight * WINDOW_HEIGHT) / Math.max(1, holder.offsetHeight),
    );
    holder.style.transform = `translate(-50%, -50%) scale(${scale})`;
  }
}

/** Stacks the stills of the chapters on the screen. */
export function putFrames(screen: HTMLElement, chapters: readonly HTMLElement[]): ScreenChapter[] {
  const made = chapters.flatMap((chapter) => screenChapter(chapter) ?? []);
  const stage = element('filmStage');
  // The transcript describes what the frames show.
  stage.inert = true;
  stage.append(...made.map(({ frame }) => frame));
  screen.append(stage);
  new ResizeObserver(() => fitWindows(screen)).observe(screen);
  return made;
}
