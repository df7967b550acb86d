import { describe, expect, it, vi } from 'vitest';
import { FilmSound, type SoundElement } from './FilmSound.ts';

const element = () => ({
  currentTime: 0,
  playbackRate: 1,
  muted: false,
  seeking: false,
  play: vi.fn(async () => {}),
  pause: vi.fn(),
});

describe('the sound of a film', () => {
  it('plays from the time of the pictures, at their speed', () => {
    const audio = element();
    new FilmSound(audio).play(12_000, 1.5);
    expect(audio).toMatchObject({ currentTime: 12, playbackRate: 1.5 });
    expect(audio.play).toHaveBeenCalledOnce();
  });

  it('is resynchronized only when it has drifted from the pictures', () => {
    const audio = element();
    const sound = new FilmSound(audio);
    audio.currentTime = 30.2;
    sound.follow(30_000);
    expect(audio.currentTime).toBe(30.2);
    sound.follow(45_000);
    expect(audio.currentTime).toBe(45);
  });

  it('pauses with the pictures, and can be muted', () => {
    const audio = element();
    const sound = new FilmSound(audio);
    sound.pause();
    expect(audio.pause).toHaveBeenCalledOnce();
    expect(sound.toggle()).toBe(false);
    expect(audio.muted).toBe(true);
    expect(sound.toggle()).toBe(true);
  });

  it('does not stop the film when the browser blocks it, or when there is none', async () => {
    const refused: SoundElement = { ...element(), play: () => Promise.reject(new Error('no')) };
    expect(() => new FilmSound(refused).play(0, 1)).not.toThrow();
    await Promise.resolve();
    const none = new FilmSound(null);
    none.play(1000, 2);
    none.follow(2000);
    none.pause();
    expect(none.toggle()).toBe(false);
  });
});
