import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { act, startTour } from '../../../islands/TourConsole/playTour.ts';
import { TenantPhone } from '../../../islands/TourConsole/TenantPhone.tsx';
import type { TourAction } from '../../../islands/TourConsole/TourState.ts';
import { readStoryCopy } from './readStoryCopy.ts';

const copy = readStoryCopy();

/** The tenant’s phone after these actions. */
const phoneAfter = (...actions: TourAction[]) =>
  renderToStaticMarkup(
    <TenantPhone state={actions.reduce(act, startTour('facility'))} copy={copy} perform={() => undefined} />,
  );

describe('the tenant’s phone', () => {
  it('never says that someone is on the way before anyone is assigned', () => {
    const raised = phoneAfter({ type: 'request', fault: 'tenant-tap' });
    expect(raised).toContain('Technician is on the way');
    expect(raised).not.toContain(copy.console.owner);
  });

  it('names the person who was sent', () => {
    const sent = phoneAfter(
      { type: 'request', fault: 'tenant-tap' },
      { type: 'assign', job: 48215, person: 'osei' },
    );
    expect(sent).toContain(`${copy.people.osei.name} is on the way`);
  });
});
