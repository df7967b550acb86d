import { describe, expect, it } from 'vitest';
import { countEventChange } from './countEventChange.ts';

const EVENT = `name: Mixer
entry:
  kind: event
  title: Mixer # at the pump house
  starts: '2027-04-22T08:30:00+01:00'
  venue: { name: Pump House, city: London }
`;
const TODAY = '2027-03-02';

const count = (before: string, after: string) => countEventChange('en/a.yaml', before, after, TODAY);

describe('a change of an event', () => {
  it.each([
    ['08:30', '09:00'],
    ['title: Mixer', 'title: Supper'],
    ['Pump House,', 'Boiler House,'],
  ])('of %s to %s is counted', (old, now) => {
    const after = EVENT.replace(old, now);
    const counted = count(EVENT, after);
    expect(counted).toContain(after);
    expect(counted.slice(after.length)).toMatch(/^ {2}changed:\s+\[ 2027-03-02 \]\n$/);
  });

  it('is counted after earlier ones, and when an older text is restored', () => {
    const changed = `${EVENT}  changed: [2027-02-01]\n`;
    expect(count(changed, changed.replace('08:30', '09:00'))).toMatch(/2027-02-01[\s\S]*2027-03-02/);
    expect(count(changed, EVENT.replace('08:30', '09:00'))).toMatch(/2027-02-01[\s\S]*2027-03-02/);
  });

  it('is not counted twice, nor where calendars copy nothing of it', () => {
    const own = `${EVENT.replace('08:30', '09:00')}  changed: [2027-03-01]\n`;
    expect(count(EVENT, own)).toBe(own);
    const named = EVENT.replace('name: Mixer', 'name: A mixer');
    expect(count(EVENT, named)).toBe(named);
    const post = EVENT.replace('kind: event', 'kind: post');
    expect(count(post, post.replace('title: Mixer', 'title: Other'))).not.toContain('changed');
  });
});
