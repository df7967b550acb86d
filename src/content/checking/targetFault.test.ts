import { expect, it } from 'vitest';
import { targetFault } from './targetFault.ts';

it.each(['/contact/', '#part', '/a/?b=c#d', 'https://x.example/', 'mailto:a@b.example', 'tel:+12025550142'])(
  'lets a link lead to %s',
  (target) => expect(targetFault(target)).toBeUndefined(),
);

it.each(['javascript:alert(1)', 'JaVaScRiPt:x', ' java\tscr\nipt:x', '\u0001javascript:x'])(
  'knows %j as a script',
  (target) =>
    expect(targetFault(target)).toBe(
      'begins with javascript:, which no page may open: a link begins with /, #, https://, mailto: or tel:',
    ),
);

it.each(['data:text/html,x', 'vbscript:x', 'blob:https://x.example/1', 'file:///etc'])(
  'does not let a link lead to %s',
  (target) => expect(targetFault(target)).toContain('which no page may open'),
);

it.each(['//host.example/a', '/\\host.example/a', '\\\\host.example/a', '/\t/host.example/a'])(
  'knows that %j is another website',
  (target) => expect(targetFault(target)).toBe('leads to another website: write https://host.example/a'),
);

it('knows what is no address', () => expect(targetFault('https://')).toContain('is no address'));
