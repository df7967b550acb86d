/** What a film needs of an audio element. */
export type SoundElement = Pick<
  HTMLAudioElement,
  'currentTime' | 'playbackRate' | 'muted' | 'seeking' | 'play' | 'pause'
>;

/** How far sound and picture may be apart, in ms, before the sound is set again. */
const TOLERANCE = 300;

/** The sound of a film, which follows the time of its pictures. A film without sound has none to follow. */
export class FilmSound {
  readonly #element: SoundElement | null;

  constructor(element: SoundElement | null) {
    this.#element = element;
  }

  /** Plays from a time of the film, in ms. The film goes on without sound where the browser refuses it. */
  play(time: number, speed: number): void {
    if (!this.#element) return;
    this.speed = speed;
    this.follow(time);
    this.#element.play()?.catch(() => {});
  }

  pause(): void {
    this.#element?.pause();
  }

  set speed(speed: number) {
    if (this.#element) this.#element.playbackRate = speed;
  }

  /** Sets the sound to a time of the film, in ms, unless it is there already. */
  follow(time: number): void {
    const element = this.#element;
    if (!element || element.seeking) return;
    if (Math.abs(element.currentTime * 1000 - time) > TOLERANCE) element.currentTime = time / 1000;
  }

  /** Turns the sound off or on, and returns whether it is on. */
  toggle(): boolean {
    if (!this.#element) return false;
    this.#element.muted = !this.#element.muted;
    return !this.#element.muted;
  }
}
