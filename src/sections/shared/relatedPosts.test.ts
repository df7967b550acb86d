import { describe, expect, it } from 'vitest';
import { neighbours, relatedPosts } from './relatedPosts.ts';

const post = (path: string, topic: string) => ({ path, topic: { id: topic } });
const posts = [post('/a/', 'energy'), post('/b/', 'assets'), post('/c/', 'energy'), post('/d/', 'assets')];
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);

describe('relatedPosts', () => {
  it('takes its own topic first and never itself', () => {
    expect(paths(relatedPosts(post('/d/', 'assets'), posts, 3))).toEqual(['/b/', '/a/', '/c/']);
  });
});

describe('neighbours', () => {
  it('gives the posts on either side', () => {
    expect(neighbours({ path: '/b/' }, posts)).toEqual({ newer: posts[0], older: posts[2] });
  });
  it('gives none beyond the ends, or for a stranger', () => {
    expect(neighbours({ path: '/a/' }, posts).newer).toBeUndefined();
    expect(neighbours({ path: '/d/' }, posts).older).toBeUndefined();
    expect(neighbours({ path: '/x/' }, posts)).toEqual({ newer: undefined, older: undefined });
  });
});
