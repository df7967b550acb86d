import { expect, it } from 'vitest';
import { expectNoFaults } from '../../../../tests/expectNoFaults.ts';
import { sceneSize } from '../../../scenes/SceneImage.tsx';
import { allPages } from '../../../siteContent.ts';

it('shows every press release with a picture that is no strip, and says what it is', () => {
  const releases = allPages().flatMap(({ id, entry }) =>
    entry?.kind === 'pressRelease' ? [{ id, ...entry }] : [],
  );
  expect(releases.length).toBeGreaterThan(50);
  expectNoFaults(
    releases.flatMap(({ id, cover, caption }) => {
      const { width, height } = sceneSize(cover);
      return [
        width > 2.4 * height && `${id}: its picture is a strip of ${width} × ${height}: give it another`,
        !caption && `${id}: add entry.caption, what the picture shows`,
      ].filter((fault) => fault !== false);
    }),
  );
});
