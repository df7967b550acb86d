import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/content/Page.ts';
import { overusedPictures, type PicturedPage, pictureUses } from './pictureUses.ts';

/** A page with sections as made-up data, which no schema has read. */
const page = (id: string, sections: object[], more: object = {}) =>
  ({ id, path: `/${id}/`, locale: 'en', sections, ...more }) as unknown as Page;

const drawing = (name: string, more: object = {}) => ({ scene: 'drawing', name, ...more });
const building = (more: object) => ({ scene: 'building', kind: 'hospital', ...more });
const shown = (pages: readonly PicturedPage[]) =>
  Object.fromEntries([...pictureUses(pages)].map(([picture, owners]) => [picture, [...owners]]));

describe('pictureUses', () => {
  it('counts a page once, wherever in its sections the picture is, by day or night', () => {
    const head = { type: 'head', scene: drawing('plant-room') };
    const cards = { type: 'cards', cards: [{ img: drawing('plant-room', { tone: 'night' }) }] };
    expect(shown([page('a', [head, cards]), page('b', [head])])).toEqual({ 'plant-room': ['a', 'b'] });
  });

  it('takes a building for the same whatever is lit, cropped or seeded, and for another from another side', () => {
    const same = [{}, { live: 'cold', tone: 'night' }, { seed: 8, crop: { width: 900, height: 300 } }];
    const others = [{ floors: 6 }, { focus: 'roof' }, { focus: 'entrance' }];
    const pages = [...same, ...others].map((more, index) => page(`${index}`, [{ scene: building(more) }]));
    const sizes = [...pictureUses(pages).values()].map(({ size }) => size);
    expect(sizes).toEqual([3, 1, 1, 1]);
    expect(pictureUses([page('a', [{ scene: building({}) }, { scene: drawing('lobby') }])]).size).toBe(2);
  });

  it('takes an office and a tower of as many floors for one building', () => {
    const kinds = ['office', 'tower'].map((kind) => page(kind, [{ scene: building({ kind, floors: 6 }) }]));
    expect(pictureUses(kinds).size).toBe(1);
  });

  it('counts what a closing band draws', () => {
    const band = (more: object) => page('a', [{ type: 'cta', ...more }]);
    expect(shown([band({ drawing: 'estate' })])).toEqual({ 'estate wide': ['a'] });
    expect(shown([band({ drawing: 'strip', strip: 'lobby' })])).toEqual({ lobby: ['a'] });
    expect(pictureUses([band({ drawing: 'building', building: { kind: 'mall' } })]).size).toBe(1);
    expect(pictureUses([band({ drawing: 'none', building: { kind: 'mall' } })]).size).toBe(0);
    const roof = { place: 'roof', seed: 1, hour: 'dusk' };
    const atNight = { ...roof, hour: 'night', live: 'energy' };
    const bands = [roof, atNight].map((shift) => band({ drawing: 'shift', shift }));
    expect(shown(bands)).toEqual({ 'roof 1': ['a'] });
    const left = { kind: 'mall', side: 'left', hour: 'day' };
    expect(pictureUses([band({ drawing: 'building', building: left })]).size).toBe(1);
  });

  it('counts a film once, with its webinar, whichever pages play it', () => {
    const film = {
      title: 'A leak',
      cover: drawing('leak-case'),
      chapters: [{ frame: drawing('leak-case') }],
    };
    const webinar = page('webinar', [], { entry: { cover: drawing('leak-case'), recording: film } });
    const register = page('recording', [{ scene: drawing('leak-case') }], { onDemandOf: 'webinar' });
    const pages = [webinar, register, page('a', [{ film }]), page('b', [{ films: [film] }])];
    expect(shown(pages)).toEqual({ 'leak-case': ['the film “A leak”'] });
  });

  it('does not count the strip behind a window whose layout leaves it out', () => {
    const section = { type: 'windowPoints', scene: drawing('control-desks') };
    expect(pictureUses([page('a', [{ ...section, layout: 'beside' }])]).size).toBe(0);
    expect(pictureUses([page('a', [{ ...section, layout: 'wall' }])]).size).toBe(1);
  });

  it('does not count photographs', () => {
    expect(pictureUses([page('a', [{ scene: { scene: 'picture', file: 'roof.jpg' } }])]).size).toBe(0);
  });
});

describe('overusedPictures', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => page(`p${index}`, [{ scene: drawing('lobby') }]));

  it('says nothing of a picture on eight pages, and which pages show one on nine', () => {
    expect(overusedPictures(pages(8))).toEqual([]);
    const [advice, ...more] = overusedPictures(pages(9));
    expect(more).toEqual([]);
    expect(advice?.file).toMatch(/en\/p8\.yaml$/);
    expect(advice?.text).toMatch(/lobby is shown 9 times.*p0, p1/);
  });

  it('counts a page once that other locales have too, and the pages of a long list as one', () => {
    const variants = pages(8).map((each) => ({ ...each, locale: 'en-AE' as const }));
    const continued = page('p0', [{ scene: drawing('lobby') }], {
      listPage: { hub: 'p0', first: '/p0/', number: 2, pages: 2 },
    });
    expect(overusedPictures([...pages(8), ...variants, continued])).toEqual([]);
  });
});
