import { describe, expect, it } from 'vitest';
import { neighbors, relatedPosts } from './relatedPosts.ts';

const post = (path: string, topic: string) => ({ path, topic: { id: topic } });
const posts = [post('/a/', 'energy'), post('/b/', 'assets'), post('/c/', 'energy'), post('/d/', 'assets')];
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);

describe('relatedPosts', () => {
  it('takes its own topic first, then adjacent ones, and never itself', () => {
    expect(paths(relatedPosts(post('/d/', 'assets'), posts, 3))).toEqual(['/b/', '/c/', '/a/']);
  });

  it('treats a release’s subject as its topic, and prefers a shared system to none', () => {
    const release = (path: string, subject: string, system?: string) => ({ path, subject, system });
    const own = release('/a/', 'awards', 'cold');
    const others = [
      own,
      release('/b/', 'rules'),
      release('/c/', 'rules', 'cold'),
      release('/d/', 'awards'),
      release('/e/', 'awards', 'cold'),
    ];
    expect(paths(relatedPosts(own, others, 3))).toEqual(['/e/', '/d/', '/c/']);
  });

  it('lists every entry of a topic about equally often', () => {
    const all = Array.from({ length: 12 }, (_, index) => post(`/${index}/`, 'energy'));
    const named = all.flatMap((own) => paths(relatedPosts(own, all, 3)));
    const counts = all.map(({ path }) => named.filter((one) => one === path).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });
});

describe('neighbors', () => {
  it('gives the posts on either side', () => {
    expect(neighbors({ path: '/b/' }, posts)).toEqual({ newer: posts[0], older: posts[2] });
  });
  it('gives none beyond the ends, or for an unknown post', () => {
    expect(neighbors({ path: '/a/' }, posts).newer).toBeUndefined();
    expect(neighbors({ path: '/d/' }, posts).older).toBeUndefined();
    expect(neighbors({ path: '/x/' }, posts)).toEqual({ newer: undefined, older: undefined });
  });
});
