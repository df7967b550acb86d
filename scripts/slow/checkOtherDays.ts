import { testInEnvironment } from './testInEnvironment.ts';

/** A day after the last scheduled event, and one that most years lack; in time zones far from UTC, east and west. */
const DAYS = [
  { TEST_CLOCK: '2027-06-15', TZ: 'Pacific/Kiritimati' },
  { TEST_CLOCK: '2028-02-29', TZ: 'America/St_Johns' },
];

/** Builds and tests the site on other days, in other time zones and in another order (environmentTests.ts). */
export async function checkOtherDays(): Promise<boolean> {
  for (const day of DAYS) {
    console.log(`On ${day.TEST_CLOCK} in ${day.TZ}:`);
    if (!(await testInEnvironment({ ...day, SITE_OUT: '.cache/otherDay' }))) return false;
  }
  return true;
}
