import { describe, expect, it } from 'vitest';
import { fillSiteTokens } from '../../../config/siteConfig.ts';
import { allPages, pageById } from '../../siteContent.ts';
import type { PageData } from '../entries/pageSchema.ts';
import { onDemandId } from '../entries/recordingPaths.ts';
import { onDemandData } from './onDemandPage.ts';

const template = {
  meta: { title: 'Watch %title%' },
  sections: [{ type: 'formPage', intro: '%minutes% minutes of %name%' }],
};
const webinar = (onDemand: boolean) =>
  ({
    name: 'CMMS',
    parents: ['webinar'],
    entry: {
      kind: 'webinar',
      title: 'A talk',
      minutes: 40,
      onDemand,
      form: 'webinar',
      cover: { scene: 'estate' },
    },
  }) as unknown as PageData;

describe('onDemandData', () => {
  it('fills the template with the webinar’s words, form and drawing', () => {
    expect(onDemandData('webinar/talk', webinar(true), template)).toEqual({
      meta: { title: 'Watch A talk' },
      parents: ['webinar', 'webinar/talk'],
      sections: [
        {
          type: 'formPage',
          intro: '40 minutes of CMMS',
          form: 'webinar',
          scene: { scene: 'estate' },
          thankYou: '/webinar/on-demand-video/#talk',
        },
      ],
    });
  });

  it('makes no page for a webinar without a recording, or for another page', () => {
    expect(onDemandData('webinar/talk', webinar(false), template)).toBeUndefined();
    expect(onDemandData('about', { name: 'About' } as PageData, template)).toBeUndefined();
  });
});

describe('the pages', () => {
  const webinars = allPages().filter(({ entry, locale }) => entry?.kind === 'webinar' && locale === 'en');

  it.each(webinars.map((page) => [page.id, page] as const))('hold a registration page for %s', (id, page) => {
    const made = pageById(onDemandId(id));
    const isWanted = page.entry?.kind === 'webinar' && page.entry.onDemand;
    expect(made?.onDemandOf).toBe(isWanted ? id : undefined);
    if (isWanted) expect(made).toMatchObject({ isListed: false, path: `/${fillSiteTokens(id)}-on-demand/` });
  });
});
