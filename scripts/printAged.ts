import { siteConfig } from '../config/site.ts';
import { allPages } from '../src/siteContent.ts';
import { findDue } from './report/findDue.ts';

/** Prints what the pages still announce although it is past; npm run report has the remedies. */
export function printAged(now = new Date()): void {
  const over = findDue(allPages(), siteConfig, now).filter(({ state }) => state === 'over');
  if (over.length === 0) return;
  console.log(`\nPast, and still to be done (npm run report tells what to do):`);
  for (const { date, what } of over) console.log(`  ${date}  ${what}`);
}
