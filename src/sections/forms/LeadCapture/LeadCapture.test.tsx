import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schedulingPage } from '../../../lib/schedulingPage.ts';
import { LeadCapture } from './LeadCapture.tsx';

vi.mock(import('../../../lib/schedulingPage.ts'), () => ({ schedulingPage: vi.fn() }));
beforeEach(() => {
  vi.mocked(schedulingPage).mockReturnValue(undefined);
});

const drawn = () =>
  renderToStaticMarkup(
    <LeadCapture
      type="leadCapture"
      mark={{ letter: 'A', opener: 'axis' }}
      axis="Choose a time"
      title="Pick the half hour"
      isPageTitle={false}
      intro="Choose a day and a time."
      points={[{ when: 'By email', what: 'A confirmation.' }]}
      scheduling={{ label: 'See which half hours are free', text: 'Our calendar shows them.' }}
      formTitle="Day and time"
    />,
  );

describe('LeadCapture', () => {
  it('links to the scheduling service if one is enabled', () => {
    vi.mocked(schedulingPage).mockReturnValue('https://calendly.com/vendor');
    expect(drawn()).toMatch(/<a [^>]*href="https:\/\/calendly\.com\/vendor"[^>]*>See which half hours/);
  });

  it('has no such link if none is enabled', () => {
    expect(drawn()).not.toMatch(/<a |half hours are free/);
  });
});
