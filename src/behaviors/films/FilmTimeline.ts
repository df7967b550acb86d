/** A chapter on the screen, with times in ms. */
export interface ScreenChapter {
  start: number;
  length: number;
  /** What fades in and out. */
  frame: HTMLElement;
  /** What the camera moves, if it moves. */
  picture: HTMLElement | undefined;
  /** Camera positions, as “x y scale;x y scale”: fractions of the screen. */
  camera: string;
  title: HTMLElement;
  note: HTMLElement | undefined;
  /** Large figures, which appear one after another. */
  figures: readonly HTMLElement[];
}

const FADE = 500;
const TITLE = 2600;

const transformAt = (place: string) => {
  const [x = 0, y = 0, scale = 1] = place.split(' ').map(Number);
  return `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
};

/** Keyframes of the camera: it rests at the first and last position, and takes equally long between any two. */
function cameraFrames(camera: string, isStill: boolean): Keyframe[] {
  const places = camera.split(';').map(transformAt);
  const last = places.length - 1;
  const easing = isStill ? 'steps(1, end)' : 'cubic-bezier(0.45, 0, 0.25, 1)';
  return [
    { transform: places[0] as string, offset: 0, easing },
    ...places.map((transform, index) => ({
      transform,
      offset: last === 0 ? 0.5 : 0.08 + (0.86 * index) / last,
      easing,
    })),
    { transform: places[last] as string, offset: 1 },
  ];
}

/**
 * Everything that moves in a film, as animations on one clock. They seek, pause and change speed together, so any
 * moment looks the same however it was reached.
 */
export class FilmTimeline {
  readonly length: number;
  readonly #clock: Animation;
  readonly #animations: Animation[] = [];

  /** @param isStill shows stills one after another, for visitors who prefer reduced motion */
  constructor(screen: HTMLElement, chapters: readonly ScreenChapter[], length: number, isStill: boolean) {
    this.length = length;
    for (const chapter of chapters) this.#addChapter(chapter, chapter === chapters.at(-1), isStill);
    // An animation without keyframes keeps the film's time and end.
    this.#clock = screen.animate(null, { duration: length, fill: 'both' });
    this.#animations.push(this.#clock);
    for (const animation of this.#animations) animation.pause();
  }

  #add(element: HTMLElement, keyframes: Keyframe[], delay: number, duration: number): void {
    this.#animations.push(element.animate(keyframes, { delay, duration, fill: 'both' }));
  }

  /** Fades an element in at one moment and out at another. */
  #addShown(element: HTMLElement, from: number, until: number, isStill: boolean, rise = ''): void {
    const duration = Math.max(1, until - from);
    // Not 0: of two keyframes at the same offset, the later one would apply from the start.
    const fade = isStill ? 0.0001 : Math.min(0.4, FADE / duration);
    const [hidden, shown] = [
      { opacity: 0, visibility: 'hidden', transform: isStill ? 'none' : rise || 'none' },
      { opacity: 1, visibility: 'visible', transform: 'none' },
    ];
    this.#add(
      element,
      [
        { ...hidden, offset: 0 },
        { ...shown, offset: fade },
        { ...shown, offset: 1 - fade },
        { ...hidden, transform: 'none', offset: 1 },
      ],
      from,
      duration,
    );
  }

  #addChapter(
    { start, length, frame, picture, camera, title, note, figures }: ScreenChapter,
    isLast: boolean,
    isStill: boolean,
  ) {
    const end = start + length;
    // The last chapter stays on screen to the end: the film's length is rounded to seconds.
    const until = isLast ? this.length + FADE * 2 : end + (isStill ? 0 : FADE);
    this.#addShown(frame, start, until, isStill);
    if (picture) this.#add(picture, cameraFrames(camera, isStill), start, length);
    this.#addShown(title, start + 200, start + TITLE, isStill, 'translateY(24px)');
    if (note)
      this.#addShown(note, start + Math.max(TITLE, length * 0.3), end - 300, isStill, 'translateY(24px)');
    for (const [index, figure] of figures.entries()) {
      const from = start + 600 + (index * (length - 2000)) / Math.max(1, figures.length);
      this.#addShown(figure, from, end + FADE * 4, isStill, 'translateY(40px)');
    }
  }

  /** The current position, in ms. */
  get time(): number {
    return Number(this.#clock.currentTime ?? 0);
  }

  set time(time: number) {
    const at = Math.min(this.length, Math.max(0, time));
    for (const animation of this.#animations) animation.currentTime = at;
  }

  play(): void {
    const at = this.time;
    // A finished animation would restart: set each to the film's time.
    for (const animation of this.#animations) {
      animation.play();
      animation.currentTime = at;
    }
  }

  pause(): void {
    for (const animation of this.#animations) animation.pause();
  }

  set speed(speed: number) {
    for (const animation of this.#animations) animation.updatePlaybackRate(speed);
  }
}
