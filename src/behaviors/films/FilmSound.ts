/** The part of an audio element that a film uses. */
export type SoundElement = Pick<
  HTMLAudioElement,
  'currentTime' | 'playbackRate' | 'muted' | 'seeking' | 'play' | 'pause'
>;

/** How far sound and picture may drift apart before the sound is resynchronized, in ms. */
const TOLERANCE = 300;

/** The sound of a film, kept in sync with its pictures. Does nothing for a film without sound. */
export class FilmSound {
  readonly #element: SoundElement | null;

  constructor(element: SoundElement | null) {
    this.#element = element;
  }

  /** Plays from a time in ms. If the browser blocks sound, the film plays without it. */
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

  /** Seeks to a time in ms, unless the sound is close to it already. */
  follow(time: number): void {
    const element = this.#element;
    if (!element || element.seeking) return;
    if (Math.abs(element.currentTime * 1000 - time) > TOLERANCE) element.currentTime = time / 1000;
  }

  /** Mutes or unmutes the sound. Returns whether it is on. */
  toggle(): boolean {
    if (!this.#element) return false;
    this.#element.muted = !this.#element.muted;
    return !this.#element.muted;
  }
}
