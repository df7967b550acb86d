import { adoptStyles } from '../adoptStyles.ts';
import { takeEarlyClick } from '../takeEarlyClick.ts';
import { FilmSound } from './FilmSound.ts';
import { FilmTimeline } from './FilmTimeline.ts';
import { putFrames } from './filmFrames.ts';
import rules from './filmPlayer.css?inline';
import { isUnlocked } from './registrations.ts';

/** How far the arrow keys seek, in ms. */
const STEP = 5000;

const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`;

/** The player of a film: timeline, controls, keys and transcript. */
class FilmPlayer {
  readonly #film: HTMLElement;
  readonly #timeline: FilmTimeline;
  readonly #sound: FilmSound;
  readonly #chapters: readonly HTMLElement[];
  readonly #lines: readonly HTMLElement[];
  readonly #caption: HTMLElement;
  /** Where the film stops for visitors who have not registered, in ms. */
  readonly #limit: number;

  constructor(film: HTMLElement) {
    this.#film = film;
    const screen = this.#part('screen');
    const isWhole = isUnlocked(film);
    film.toggleAttribute('data-open', isWhole);
    const all = [...film.querySelectorAll<HTMLElement>('[data-film-chapter]')];
    this.#chapters = isWhole ? all : all.filter((chapter) => !chapter.matches('[data-film-locked]'));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const length = Number(this.#position.max) * 1000;
    const frames = putFrames(screen, this.#chapters);
    this.#timeline = new FilmTimeline(screen, frames, length, isStill);
    this.#sound = new FilmSound(film.querySelector<HTMLAudioElement>('[data-film-sound]'), (isWaiting) =>
      this.#wait(isWaiting),
    );
    const last = frames.at(-1);
    this.#limit = isWhole || !last ? length : last.start + last.length;
    this.#lines = this.#chapters.flatMap((chapter) => [
      ...chapter.querySelectorAll<HTMLElement>('[data-line]'),
    ]);
    this.#caption = document.createElement('p');
    this.#caption.dataset['filmCaption'] = '';
    screen.append(this.#caption);
    this.#listen(screen);
  }

  #part<Element extends HTMLElement = HTMLElement>(name: string): Element {
    return this.#film.querySelector(`[data-film-${name}]`) as Element;
  }

  get #position(): HTMLInputElement {
    return this.#part('position');
  }

  #listen(screen: HTMLElement): void {
    const film = this.#film;
    this.#part('start').addEventListener('click', () => this.begin());
    this.#part('play').addEventListener('click', () => this.#toggle());
    screen.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('a, button')) this.#toggle();
    });
    this.#position.addEventListener('input', () => this.#seek(Number(this.#position.value) * 1000));
    this.#part('captions').addEventListener('click', () => this.#toggleCaptions());
    film
      .querySelector('[data-film-mute]')
      ?.addEventListener('click', ({ currentTarget }) =>
        (currentTarget as Element).setAttribute('aria-pressed', String(this.#sound.toggle())),
      );
    this.#part<HTMLSelectElement>('speed').addEventListener('change', () => this.#setSpeed());
    this.#part('full').addEventListener('click', () => void this.#toggleFull());
    this.#part('words').addEventListener('click', (event) => {
      const target = event.target as Element;
      const at =
        target.closest<HTMLElement>('[data-film-seek]')?.dataset['filmSeek'] ??
        target.closest<HTMLElement>('[data-line]')?.dataset['line'];
      if (at !== undefined) this.#seek(Number(at) * 1000);
    });
    // On the film’s own page, the keys work wherever nothing else handles them.
    document.addEventListener('keydown', (event) => this.#press(event));
    film.dataset['ready'] = '';
  }

  #toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** Plays the film from the button over its picture. The button disappears, so the focus moves to the play button. */
  begin(): void {
    this.play();
    this.#part('play').focus({ preventScroll: true });
  }

  /** Resumes from the current position, or starts over if the film has ended. */
  play(): void {
    if (this.#timeline.time >= this.#limit) this.#timeline.time = 0;
    this.#lock(false);
    this.#film.dataset['started'] = '';
    this.#showState(true);
    this.#sound.play(this.#timeline.time, this.#speed);
    this.#follow();
  }

  /** Stops the pictures while the sound loads. */
  #wait(isWaiting: boolean): void {
    if (isWaiting || !this.#isPlaying) {
      this.#timeline.pause();
      return;
    }
    this.#timeline.play();
    this.#timeline.speed = this.#speed;
  }

  pause(): void {
    this.#timeline.pause();
    this.#sound.pause();
    this.#showState(false);
    this.#show();
  }

  /** Whether it plays, or will as soon as its sound has loaded. */
  get #isPlaying(): boolean {
    return this.#film.hasAttribute('data-playing');
  }

  #showState(isPlaying: boolean): void {
    const button = this.#part('play');
    button.setAttribute('aria-label', (isPlaying ? button.dataset['pause'] : button.dataset['play']) ?? '');
    this.#film.toggleAttribute('data-playing', isPlaying);
  }

  /** Updates the controls while the film plays. */
  #follow(): void {
    requestAnimationFrame(() => {
      if (!this.#isPlaying) return;
      this.#show();
      if (this.#timeline.time < this.#limit) this.#follow();
      else this.#end();
    });
  }

  #end(): void {
    this.#timeline.pause();
    this.#sound.pause();
    this.#timeline.time = this.#limit;
    this.#showState(false);
    this.#lock(this.#limit < this.#timeline.length);
  }

  /** Shows or hides the notice at the end of a preview about how to see the rest. */
  #lock(isShown: boolean): void {
    this.#film.toggleAttribute('data-locked', isShown);
  }

  #seek(time: number): void {
    this.#film.dataset['started'] = '';
    const isBeyond = time >= this.#limit && this.#limit < this.#timeline.length;
    this.#timeline.time = isBeyond ? this.#limit : time;
    this.#lock(isBeyond);
    if (isBeyond) this.pause();
    else if (this.#isPlaying) this.#sound.play(this.#timeline.time, this.#speed);
    this.#show();
  }

  /** Updates the clock, slider, caption and transcript to the current position. */
  #show(): void {
    const { time } = this.#timeline;
    this.#sound.follow(time);
    const position = this.#position;
    position.value = String(Math.floor(time / 1000));
    const label = clock(time);
    this.#part('clock').textContent = label;
    position.setAttribute('aria-valuetext', label);
    this.#showLine(time);
  }

  #showLine(time: number): void {
    // Each caption stays until the next: there is hardly a pause between them.
    const line = this.#lines.findLast((one) => time >= Number(one.dataset['line']) * 1000);
    const chapter = this.#chapters.findLast((one) => time >= Number(one.dataset['filmChapter']) * 1000);
    const isTitle = line !== undefined && chapter !== undefined && !chapter.contains(line);
    const words = isTitle ? '' : (line?.textContent.trim() ?? '');
    if (this.#caption.textContent !== words) this.#caption.textContent = words;
    for (const [elements, current] of [
      [this.#lines, isTitle ? undefined : line],
      [this.#chapters, chapter],
    ] as const)
      for (const element of elements) element.toggleAttribute('data-current', element === current);
  }

  #toggleCaptions(): void {
    const button = this.#part('captions');
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    this.#caption.hidden = !isOn;
  }

  get #speed(): number {
    return Number(this.#part<HTMLSelectElement>('speed').value);
  }

  #setSpeed(): void {
    this.#timeline.speed = this.#speed;
    this.#sound.speed = this.#speed;
  }

  async #toggleFull(): Promise<void> {
    const player = this.#part('player');
    if (document.fullscreenElement) return document.exitFullscreen();
    // Phones that cannot show an element full screen use the whole window instead.
    if (document.fullscreenEnabled) return player.requestFullscreen();
    player.toggleAttribute('data-full');
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (target.closest('select, textarea, input:not([type=range])')) return;
    const isOnControl = target.closest('button, a, summary') !== null;
    const isOnRange = target.matches('input');
    const { time, length } = this.#timeline;
    const key = event.key.toLowerCase();
    if (key === 'k' || (key === ' ' && !isOnControl)) this.#toggle();
    else if (key === 'arrowleft' && !isOnRange) this.#seek(time - STEP);
    else if (key === 'arrowright' && !isOnRange) this.#seek(time + STEP);
    else if (key === 'c') this.#toggleCaptions();
    else if (key === 'f') void this.#toggleFull();
    else if (/^\d$/.test(key)) this.#seek((length * Number(key)) / 10);
    else if (key === 'escape' && this.#part('player').hasAttribute('data-full')) void this.#toggleFull();
    // In a popup, Escape reaches this document, not the one that contains the popup.
    else if (key === 'escape' && !document.fullscreenElement) window.frameElement?.closest('dialog')?.close();
    else return;
    event.preventDefault();
  }
}

/** Starts the player of the page's film, and plays it if the visitor pressed play before this script loaded. */
export function filmPlayerBehavior(root: ParentNode): void {
  adoptStyles(rules);
  for (const film of root.querySelectorAll<HTMLElement>('[data-film]:has([data-film-controls])')) {
    const early = takeEarlyClick(film);
    const player = new FilmPlayer(film);
    if (early) player.begin();
  }
}
