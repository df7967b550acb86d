import { describe, expect, it } from 'vitest';
import { readWindow } from '../testing/readWindow.ts';
import { WindowFrame } from './WindowFrame.tsx';
import { WindowTabs } from './WindowTabs.tsx';

describe('WindowFrame', () => {
  it('is one picture in day tokens', () => {
    const { html } = readWindow(
      <WindowFrame label="Two jobs" title="Jobs">
        body
      </WindowFrame>,
    );
    expect(html).toMatch(/^<div[^>]*data-tone="day" role="img" aria-label="Two jobs">/);
  });

  it('is a named group if its text is to be read out', () => {
    const { html } = readWindow(
      <WindowFrame label="Two jobs" title="Jobs" reading="content">
        body
      </WindowFrame>,
    );
    expect(html).toContain('role="group" aria-label="Two jobs"');
  });

  it('shows trail, title, note, tag, tools and content in that order', () => {
    const { words } = readWindow(
      <WindowFrame
        label="Jobs"
        title="AHU-07"
        trail="Tower"
        note="37"
        tag={{ text: 'Live' }}
        tools={<span>All</span>}
      >
        body
      </WindowFrame>,
    );
    expect(words).toBe('Tower / AHU-07 37 Live All body');
  });

  it('marks the current tab', () => {
    const { html } = readWindow(
      <WindowFrame
        label="Jobs"
        title="Jobs"
        tabs={<WindowTabs items={['Jobs', 'Assets']} current="Assets" />}
      >
        body
      </WindowFrame>,
    );
    expect(html.match(/data-current=""[^>]*>[^<]+/g)).toEqual(['data-current="">Assets']);
  });
});
