import { expect, it, vi } from 'vitest';
import { FilmSound } from './FilmSound.ts';

/** An audio element, and what the film was told about waiting. */
function sound(play: () => Promise<void> = async () => {}) {
  const events = new EventTarget();
  const audio = {
    currentTime: 0,
    duration: Number.NaN,
    muted: false,
    paused: true,
    playbackRate: 1,
    seeking: false,
    play: vi.fn(play),
    pause: vi.fn(),
    addEventListener: events.addEventListener.bind(events),
  };
  const waits: boolean[] = [];
  const say = (event: string) => events.dispatchEvent(new Event(event));
  return { audio, waits, say, film: new FilmSound(audio, (isWaiting) => waits.push(isWaiting)) };
}

it('plays from the time of the pictures, at their speed', () => {
  const { audio, film } = sound();
  film.play(12_000, 1.5);
  expect(audio).toMatchObject({ currentTime: 12, playbackRate: 1.5 });
  expect(audio.play).toHaveBeenCalledOnce();
});

it('has the pictures wait until it plays, and while it stops to load', () => {
  const { waits, say, film } = sound();
  film.play(0, 1);
  expect(waits).toEqual([true]);
  for (const event of ['playing', 'waiting', 'error']) say(event);
  expect(waits).toEqual([true, false, true, false]);
});

it('is resynchronized only when it has drifted from the pictures', () => {
  const { audio, film } = sound();
  audio.currentTime = 30.2;
  film.follow(30_000);
  expect(audio.currentTime).toBe(30.2);
  film.follow(45_000);
  expect(audio.currentTime).toBe(45);
});

it('ends before the pictures if it is shorter, and does not begin again', () => {
  const { audio, waits, film } = sound();
  audio.duration = 40;
  film.follow(45_000);
  expect(audio.currentTime).toBe(40);
  film.play(45_000, 1);
  expect(audio.play).not.toHaveBeenCalled();
  expect(waits).toEqual([false]);
  film.play(10_000, 1);
  expect(audio.currentTime).toBe(10);
  expect(audio.play).toHaveBeenCalledOnce();
});

it('pauses with the pictures, and can be muted', () => {
  const { audio, film } = sound();
  film.pause();
  expect(audio.pause).toHaveBeenCalledOnce();
  expect(film.toggle()).toBe(false);
  expect(audio.muted).toBe(true);
  expect(film.toggle()).toBe(true);
});

it.each([
  ['does not keep the film waiting when the browser blocks it', 'NotAllowedError', [true, false]],
  ['says nothing of a start that was stopped by a pause', 'AbortError', [true]],
])('%s', async (_, name, told) => {
  const { waits, film } = sound(() => Promise.reject(new DOMException('', name)));
  film.play(0, 1);
  await new Promise(setImmediate);
  expect(waits).toEqual(told);
});

it('leaves a film without sound alone', () => {
  const waits: boolean[] = [];
  const none = new FilmSound(null, (isWaiting) => waits.push(isWaiting));
  none.play(1000, 2);
  none.follow(2000);
  none.pause();
  expect(waits).toEqual([false]);
  expect(none.toggle()).toBe(false);
});
