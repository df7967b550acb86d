/** Kinds of dated pages, which keep the figures that were true on their day. */
export const DATED = new Set([
  'pressRelease',
  'update',
  'newsletter',
  'post',
  'caseStudy',
  'event',
  'webinar',
]);

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
);

/** Round numbers that promises are made of. */
const TENS: Record<string, number> = { thirty: 30, sixty: 60, ninety: 90 };

/** A number as pages write it: 1,940, or a word up to fourteen, or a round one. */
const NUMBER = `(\\d[\\d,.]*|${[...WORDS, ...Object.keys(TENS)].join('|')})`;

export const numberOf = (written: string) => {
  const word = WORDS.indexOf(written.toLowerCase());
  return word >= 0 ? word : (TENS[written.toLowerCase()] ?? Number(written.replace(/,/g, '')));
};

/** A time by which something is charged, sent or repeated. */
const PERIOD = '(day|week|month|quarter|year|Monday|Tuesday|Wednesday|Thursday|Friday)';

/** What a page states, comparable with the fact. */
export const statedValue = (written: string) =>
  new RegExp(`^${PERIOD}$`).test(written) ? written : String(numberOf(written.replace(/[.,]$/, '')));

/**
 * How pages phrase each promise, with # for its number, or with @ for its period. At least this many pages must state
 * it, or the phrasing has changed.
 */
export const promises: readonly { fact: string; said: readonly string[]; pages: number }[] = [
  {
    fact: 'trialDays',
    said: [
      'trial is free, lasts # days',
      'trial in # days',
      '^# days on one',
      'now or on day #',
      'On day # you keep it',
      'trial reads one rack for # days',
    ],
    pages: 4,
  },
  {
    fact: 'exportDays',
    said: ['For # days you may take more', 'take more for # days', 'Export for # days after'],
    pages: 3,
  },
  {
    fact: 'backupDays',
    said: ['backups (?:run out within a further )?# days later', 'within a further #'],
    pages: 3,
  },
  { fact: 'breachHours', said: ['within # hours of knowing of a breach'], pages: 1 },
  {
    fact: 'recoveryPointMinutes',
    said: ['RPO # min', 'Second data center: # min', 'at most # minutes (?:apart|behind)'],
    pages: 2,
  },
  {
    fact: 'bufferDays',
    said: [
      'keeps # days',
      'room for # days',
      'Stores # days',
      '# days, if the line',
      'Readings are stored for # days',
    ],
    pages: 5,
  },
  { fact: 'apiVersion', said: ['(?:GET|POST|PUT) /v#/', '^version #$'], pages: 1 },
  { fact: 'incidentMinutes', said: ['Incidents get a call within # minutes'], pages: 1 },
  { fact: 'estates', said: ['used on # estates', 'estates on the platform'], pages: 1 },
  { fact: 'people', said: ['We are # people;', 'where # of us work', '# people work for it'], pages: 2 },
  { fact: 'founded', said: ['founded in Leeds in #', 'basement in Leeds in #'], pages: 2 },
  { fact: 'trialPhones', said: ['up to # phones'], pages: 3 },
  {
    fact: 'demoMinutes',
    said: [
      '#-minute demo',
      'demo (?:after (?:it|that) )?(?:takes|is) # minutes',
      '\\ballow # minutes',
      '\\bwe (?:need|spend) (?:the )?# minutes',
      'demo in # minutes',
      'assets in # minutes',
      '^# min(?:utes)?(?: with an engineer|, one engineer|, your asset list)',
      '\\bin # minutes(?:,)? (?:we|you|show)\\b',
      'it takes # minutes(?:,| with our| to sort|\\. You leave)',
    ],
    pages: 50,
  },
  {
    fact: 'callDays',
    said: [
      'calls? within # working day',
      'engineer (?:in Dubai )?answers within # working day',
      'engineer (?:in Dubai )?within # working day',
    ],
    pages: 5,
  },
  { fact: 'trainingDays', said: ['# training days'], pages: 4 },
  {
    fact: 'uptimePercent',
    said: ['reachable #% of a month', 'promises #% per month', '#% of each month'],
    pages: 4,
  },
  {
    fact: 'recoveryHours',
    said: [
      'takes over within # hours',
      'back within # hours',
      'within # hours if a region',
      'min of data, # h',
    ],
    pages: 4,
  },
  {
    fact: 'subProcessorDays',
    said: [
      '# days’ notice of changes',
      'listed, announced # days ahead',
      'at least # days before it sees',
      'Within those # days a customer',
    ],
    pages: 2,
  },
  {
    fact: 'growthBilledBy',
    said: ['charged by the @,? ?(?:You move|from the day)', 'charged by the @\\.'],
    pages: 2,
  },
  {
    fact: 'restoreDrills',
    said: ['for practice every @', 'restoring from backups every @', 'Tuesday of each @'],
    pages: 3,
  },
  { fact: 'newsletterDay', said: ['email on the first @ of the month', '^First @ of the month'], pages: 2 },
  { fact: 'deskOpens', said: ['weekdays from 0#:00'], pages: 1 },
  { fact: 'deskCloses', said: ['07:00 to #:00 Central', '^07:00–#:00'], pages: 2 },
  { fact: 'auditDays', said: ['kept # days on Foundation'], pages: 1 },
  { fact: 'auditYears', said: ['# years on Operations'], pages: 1 },
];

/** Matches a phrasing, with what it states as its group. */
export const patternOf = (said: string) => new RegExp(said.replace('#', NUMBER).replace('@', PERIOD), 'gim');
