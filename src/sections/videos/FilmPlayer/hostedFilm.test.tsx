import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FilmHost } from '../../../content/entries/films/filmSchema.ts';
import { films } from '../../../content/entries/films/films.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { filmPlayerSchema } from './FilmPlayer.schema.ts';
import { FilmPlayer } from './FilmPlayer.tsx';

const drawn = films().get('harbor-road');
if (!drawn) throw new Error('no film harbor-road');

/** The film with a hosted video in place of the drawn one. */
const hosted = (host: FilmHost) => ({ ...drawn, host });

function playerOf(host: FilmHost): string {
  const props = filmPlayerSchema.parse({ type: 'filmPlayer', title: drawn?.title, film: drawn?.id });
  return renderToStaticMarkup(<FilmPlayer {...props} film={hosted(host)} id="film" />);
}

/** Everything that a browser loads by itself: pictures, players, frames, scripts, resource hints. */
const loadedBy = (html: string) =>
  [
    ...html.matchAll(
      /<(?:img|source|iframe|video|audio|script|link|embed|object)\b[^>]*?\s(?:src|srcset|href|data|poster)="([^"]+)"/gi,
    ),
  ].map(([, address]) => address ?? '');

describe.each([
  ['youtube', 'dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['wistia', 'e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
] as const)('a film at %s', (name, id, address) => {
  const html = playerOf({ name, id, length: '4:10' });

  it('is a link that opens its player, and loads nothing from the host before', () => {
    expect(html).toContain(`data-video="${address}"`);
    expect(html).not.toMatch(/<iframe|<script|preconnect|dns-prefetch/);
    const elsewhere = loadedBy(html).filter((one) => /^(https?:)?\/\//.test(one));
    expect(elsewhere).toEqual([]);
    expect(loadedBy(html).length).toBeGreaterThan(0);
  });

  it('has no controls of the drawn film, but the full transcript', () => {
    expect(html).not.toContain('data-film-controls');
    expect(html.match(/data-film-chapter=/g)).toHaveLength(drawn.chapters.length);
  });

  it('is linked from other pages through its page on this site', () => {
    expect(filmLink(hosted({ name, id, length: '4:10' }), 'Close')).toMatchObject({
      href: '/videos/harbor-road/',
      'data-video': address,
    });
  });
});

describe.each([
  { name: 'youtube', id: 'dQw4w9WgXcQ', length: '4:10' },
  { name: 'file', id: '/films/a-year-of-leaks.mp4', length: '4:10' },
] as const)('a recording at $name that asks for registration', (host) => {
  const register = '/webinar/a-year-of-leaks-on-demand/';
  const props = filmPlayerSchema.parse({ type: 'filmPlayer', title: drawn?.title, film: drawn?.id });
  const film = { ...hosted(host), register };
  const html = renderToStaticMarkup(<FilmPlayer {...props} film={film} id="recording" />);

  it('is locked from the start, with the invitation to register', () => {
    expect(html).toMatch(/<section[^>]+data-gated=""[^>]+data-locked=""/);
    expect(html).toContain(`href="${register}"`);
    expect(html.match(/data-film-locked=""/g)).toHaveLength(drawn.chapters.length - 1);
  });

  it('plays only on its own page, which asks for registration', () => {
    const shown = host.name === 'file' ? film.path : undefined;
    expect(filmLink(film, 'Close')).toMatchObject({ href: film.path, 'data-video': shown });
    expect(filmLink(film, 'Close', true).href).toBe(`${film.path}#recording`);
  });
});

describe('a drawn film with sound', () => {
  const props = filmPlayerSchema.parse({ type: 'filmPlayer', title: drawn?.title, film: drawn?.id });
  const sound = { file: '/films/harbor-road.mp3', length: '4:10' };
  const html = renderToStaticMarkup(<FilmPlayer {...props} film={{ ...drawn, sound }} id="film" />);

  it('has a mute button, and loads the sound only when played', () => {
    expect(html).toMatch(/<audio[^>]+src="\/films\/harbor-road\.mp3"[^>]+preload="none"/);
    expect(html).toContain(`aria-label="${props.sound}"`);
    expect(playerOf({ name: 'vimeo', id: '1', length: '4:10' })).not.toContain('<audio');
  });

  it('has no such button without', () => {
    const silent = renderToStaticMarkup(<FilmPlayer {...props} id="film" />);
    expect(silent).not.toContain('data-film-mute');
  });
});

describe('a film that is a file of this site', () => {
  const html = playerOf({ name: 'file', id: '/films/harbor-road.mp4', length: '4:10' });

  it('plays in place, and loads only when played', () => {
    expect(html).toMatch(/<video[^>]+src="\/films\/harbor-road\.mp4"[^>]+preload="none"/);
    expect(html).not.toContain('data-video=');
  });
});
