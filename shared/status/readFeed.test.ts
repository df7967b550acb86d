import { expect, it } from 'vitest';
import { readFeed } from './readFeed.ts';

const summary = {
  status: { indicator: 'none' },
  components: [{ name: 'Téléphone', status: 'operational' }],
};

it('reads a summary, even if a character is split between two chunks', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(summary));
  const chunks = new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect((await readFeed(new Response(chunks)))?.components).toEqual([
    { name: 'Téléphone', state: 'operational' },
  ]);
});

it('stops reading an endless feed', async () => {
  let isCanceled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(32)),
    cancel: () => {
      isCanceled = true;
    },
  });
  expect(await readFeed(new Response(endless))).toBeUndefined();
  expect(isCanceled).toBe(true);
});

it('limits the length of a list', async () => {
  const components = Array.from({ length: 20_000 }, (_, index) => ({
    name: `${index}`,
    status: 'operational',
  }));
  const feed = await readFeed(Response.json({ ...summary, components }));
  expect(feed?.components.length).toBeLessThanOrEqual(200);
});

it('ignores the body of an error response', async () => {
  expect(await readFeed(Response.json(summary, { status: 503 }))).toBeUndefined();
});
