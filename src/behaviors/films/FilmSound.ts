/** The part of an audio element that a film uses. */
export type SoundElement = Pick<
  HTMLAudioElement,
  | 'addEventListener'
  | 'currentTime'
  | 'duration'
  | 'muted'
  | 'pause'
  | 'paused'
  | 'play'
  | 'playbackRate'
  | 'seeking'
>;

/** How far sound and picture may drift apart before the sound is resynchronized, in ms. */
const TOLERANCE = 300;

/** The sound of a film, in sync with its pictures. Pictures without sound never wait. */
export class FilmSound {
  readonly #element: SoundElement | null;
  readonly #wait: (isWaiting: boolean) => void;

  /** @param wait told whether the pictures have to wait for the sound to load: nothing that is said may be missed */
  constructor(element: SoundElement | null, wait: (isWaiting: boolean) => void) {
    this.#element = element;
    this.#wait = wait;
    element?.addEventListener('waiting', () => wait(true));
    for (const event of ['playing', 'error']) element?.addEventListener(event, () => wait(false));
  }

  /** Plays from a time in ms. If the browser blocks sound or cannot load it, the film plays without it. */
  play(time: number, speed: number): void {
    const element = this.#element;
    this.speed = speed;
    this.follow(time);
    const isPlaying = element?.paused === false;
    // A sound that has ended would begin again.
    const hasEnded = element !== null && time / 1000 >= element.duration;
    const isHeard = element !== null && !isPlaying && !hasEnded;
    this.#wait(isHeard);
    if (!isHeard) return;
    element.play().catch((error: Error) => {
      if (error.name !== 'AbortError') this.#wait(false);
    });
  }

  pause(): void {
    this.#element?.pause();
  }

  set speed(speed: number) {
    if (this.#element) this.#element.playbackRate = speed;
  }

  /** Seeks to a time in ms, or to the end of a sound that is shorter, unless the sound is close to it already. */
  follow(time: number): void {
    const element = this.#element;
    if (!element || element.seeking) return;
    const seconds = Math.min(time / 1000, element.duration || Infinity);
    if (Math.abs(element.currentTime - seconds) * 1000 > TOLERANCE) element.currentTime = seconds;
  }

  /** Mutes or unmutes the sound. Returns whether it is on. */
  toggle(): boolean {
    if (!this.#element) return false;
    this.#element.muted = !this.#element.muted;
    return !this.#element.muted;
  }
}
