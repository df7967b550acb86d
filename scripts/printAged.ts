import { siteConfig } from '../config/siteConfig.ts';
import { allPages } from '../src/siteContent.ts';
import { findDue } from './report/findDue.ts';

/** Prints announcements on pages that are now past; npm run report lists the remedies. */
export function printAged(now = new Date()): void {
  const over = findDue(allPages(), siteConfig, now).filter(({ state }) => state === 'over');
  if (over.length === 0) return;
  console.log(`\nPast dates that need attention (npm run report says what to do):`);
  for (const { date, what } of over) console.log(`  ${date}  ${what}`);
}
