import { describe, expect, it } from 'vitest';
import type { Fault } from '../../shared/Fault.ts';
import { formById } from '../../src/content/entries/forms.ts';
import { contentFile } from '../../src/content/files/contentRoot.ts';
import { readFileText } from '../../src/content/files/unsavedTexts.ts';
import { listContent } from '../../src/content/reading/readContent.ts';
import { factsOf } from '../../src/content/settings/facts.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

/** Kinds of dated pages, which keep the figures that were true on their day. */
const DATED = /^ {2}kind: (?:pressRelease|update|newsletter|post|caseStudy|event|webinar)$/m;

/** Lines that do too: those of a page’s history. */
const DATED_LINE = /\bdate: \d/;

/** Release notes and the template of press releases keep the figures of each date. */
const KEPT = new Set(['en/release-notes.yaml', 'templates/pressRelease.yaml']);

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const WORDS = [...UNITS, 'twenty', 'thirty', 'forty', 'sixty', 'ninety'];

/**
 * What each promise is about, and how its figure is written, with # for a number. A sentence that has both states the
 * promise, in whichever words.
 */
const PROMISES: readonly { fact: string; figure: string; about: RegExp }[] = [
  {
    fact: 'trialDays',
    figure: '# days?',
    about: /(?<!after )\b(?:free|the|your|our|an?|CMMS|CAFM) trial\b(?! of)|\btrials? (?:is|lasts?|runs?)\b/i,
  },
  { fact: 'trialPhones', figure: '# phones', about: /\btrial\b|\bsigns? in\b/i },
  { fact: 'demoMinutes', figure: '# (?:min|minutes|minute demo)', about: /\bdemos?\b/i },
  {
    fact: 'callDays',
    figure: '# working days?',
    about: /\b(?:calls|call you|we call)\b|\bengineer answers\b/i,
  },
  { fact: 'trainingDays', figure: '# (?:training days?|days? of training)', about: /./ },
  {
    fact: 'uptimePercent',
    figure: '# ?(?:%|percent)',
    about: /\b(?:uptime|reachable)\b|\bof (?:a|each|every|the) month\b(?!’s)|\bper month\b/i,
  },
  { fact: 'incidentMinutes', figure: '# min(?:utes?)?', about: /\bincidents?\b/i },
  { fact: 'recoveryPointMinutes', figure: '# min(?:utes?)?', about: /\bRPO\b|\bdata cent(?:er|re)s?\b/ },
  {
    fact: 'recoveryHours',
    figure: '# h(?:ours?)?',
    about: /\bRTO\b|\bdata cent(?:er|re)s?\b|\bregion\b.*\bfails\b/,
  },
  { fact: 'breachHours', figure: '# h(?:ours?)?', about: /^(?!.*\bauthority\b).*\bbreach(?:es)?\b/i },
  {
    fact: 'exportDays',
    figure: '# days?',
    about: /\bcontract ends\b|\bafter the contract\b|\bexport for\b|\bdays (?:of|for|to) export\b/i,
  },
  { fact: 'backupDays', figure: '# days?', about: /\bbackups?\b/i },
  { fact: 'subProcessorDays', figure: '# days', about: /\bsub-?processors?\b/i },
  { fact: 'bufferDays', figure: '# days?', about: /\bgateways?\b|\bline is (?:down|cut)\b/i },
  { fact: 'auditDays', figure: '# days', about: /\baudit log\b|\blog is kept\b/i },
  { fact: 'auditYears', figure: '# years', about: /\baudit log\b|\blog is kept\b/i },
  { fact: 'estates', figure: '# estates', about: /\b(?:platform|customers|used on|in use)\b/i },
  { fact: 'people', figure: '# people', about: /\bemploys?\b|\bLeeds\b|\bof us\b|\bwork for us\b/ },
  { fact: 'founded', figure: '(?:19|20)\\d\\d', about: /\bfounded\b|\bstarted in\b.*\bLeeds\b/i },
  { fact: 'apiVersion', figure: '/v#', about: /\b(?:GET|POST|PUT|PATCH|DELETE)\b/ },
  {
    fact: 'newsletterDay',
    figure: 'first \\w+day of the month',
    about: /\bnewsletters?\b|\bemails?\b|^first\b/i,
  },
  { fact: 'growthBilledBy', figure: 'charged by the (?:day|week|month|quarter|year)', about: /./ },
  {
    fact: 'restoreDrills',
    figure: '(?:each|every) (?:day|week|month|quarter|year)',
    about: /\brestor(?:e drills?|ed|ing)\b/i,
  },
  { fact: 'deskOpens', figure: 'from \\d\\d:\\d\\d', about: /\bweekdays\b/i },
  { fact: 'deskCloses', figure: 'to \\d\\d:\\d\\d', about: /\bweekdays\b/i },
];

const PATTERNS = PROMISES.map((promise) => {
  const figure = promise.figure
    .replace('#', `(?:\\d(?:[\\d,.]*\\d)?|${WORDS.join('|')})`)
    .replaceAll(' ', '(?:[\\s\\u00a0-])');
  return { ...promise, pattern: new RegExp(`(?<![\\w.,])${figure}(?!\\w)`, 'i') };
});

/** Where a line of a content file breaks into sentences, cells and paragraphs. */
const BREAKS = /(?<=[.!?;:])\s|<\/?(?:p|li)>| \| /;

/** The promises that a line states with a figure of its own rather than with the fact. */
function figuresIn(line: string): { fact: string; words: string }[] {
  if (DATED_LINE.test(line)) return [];
  return line
    .replaceAll('**', '')
    .split(BREAKS)
    .flatMap((words) =>
      PATTERNS.filter(
        ({ fact, about, pattern }) =>
          !words.includes(`{fact.${fact}`) && about.test(words) && pattern.test(words),
      ).map(({ fact }) => ({ fact, words: words.trim() })),
    );
}

describe('figuresIn', () => {
  it.each([
    ['Your trial ends after 21 days', 'trialDays'],
    ['In the free trial six phones sign in', 'trialPhones'],
    ['A 45-minute demo, with an engineer', 'demoMinutes'],
    ['Somebody calls within two working days', 'callDays'],
    ['With three training days', 'trainingDays'],
    ['An uptime of 99.5%', 'uptimePercent'],
    ['We answer incidents in 20 minutes', 'incidentMinutes'],
    ['RPO: 10 min, when a data center fails', 'recoveryPointMinutes'],
    ['The other data center takes over within six hours', 'recoveryHours'],
    ['**48 hours** after a breach', 'breachHours'],
    ['Export for 30 days after the contract', 'exportDays'],
    ['Backups are gone 20 days later', 'backupDays'],
    ['New sub-processors are named ten days ahead', 'subProcessorDays'],
    ['The gateway holds 60 days', 'bufferDays'],
    ['The audit log goes back 30 days', 'auditDays'],
    ['The audit log goes back five years', 'auditYears'],
    ['300 estates on the platform', 'estates'],
    ['The company employs 400 people', 'people'],
    ['Founded in 2013', 'founded'],
    ['Send POST /v2/jobs', 'apiVersion'],
    ['First Friday of the month', 'newsletterDay'],
    ['Charged by the week', 'growthBilledBy'],
    ['Restore drills every month', 'restoreDrills'],
    ['Weekdays from 08:00', 'deskOpens'],
    ['Weekdays, to 18:00', 'deskCloses'],
  ])('finds the promise of “%s”', (line, fact) => {
    expect(figuresIn(line).map((found) => found.fact)).toContain(fact);
  });

  it.each([
    'The trial lasts {fact.trialDays} days, which is two working weeks',
    'A trial of a rule over sixty days',
    'A job reopened within 14 days',
    'In the demo. It takes 20 minutes to walk the roof',
    'The authority hears of a breach within 72 hours',
    '- { date: 2026-11-23, change: Breach notice within 24 hours }',
  ])('lets “%s” stand', (line) => {
    expect(figuresIn(line)).toEqual([]);
  });

  it('knows nothing but facts that there are', () => {
    const { values } = factsOf('en');
    expectNoFaults(
      PROMISES.filter(({ fact }) => !values.has(fact)).map(
        ({ fact }) => `content/facts/en.yaml: ${fact} is missing: add it, or remove it from PROMISES`,
      ),
    );
  });
});

describe('promises', () => {
  it('are written as the fact, never as its figure', () => {
    const files = listContent('.', ['.yaml', '.mdx'])
      .filter((file) => !file.startsWith('facts/') && !KEPT.has(file))
      .map((file) => ({ file: contentFile(file), text: readFileText(contentFile(file)) }))
      .filter(({ text }) => !DATED.test(text));
    expect(files).not.toEqual([]);
    const faults = files.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) =>
        figuresIn(line).map(
          ({ fact, words }): Fault => ({
            file,
            line: index + 1,
            text: `“${words}”: write {fact.${fact}} instead of the figure, or say what else the figure is of`,
          }),
        ),
      ),
    );
    expectNoFaults(faults);
  });

  it('name as many answers as the form beside them asks', () => {
    const faults = allPages().flatMap((page) =>
      page.sections.flatMap((section) => {
        const { form, formDesc } = section as { form?: string; formDesc?: string };
        const id = form ?? (page.entry as { form?: string } | undefined)?.form;
        const [, number = '', phone] =
          /^(\w+) answers(, (?:and )?a phone number)?/.exec(formDesc ?? '') ?? [];
        if (id === undefined || number === '') return [];
        const asked = formById(id).fields.length - (phone === undefined ? 0 : 1);
        return [String(asked), UNITS[asked]].includes(number.toLowerCase())
          ? []
          : [`${page.locale} ${page.path}: formDesc says “${number} answers”, the form ${id} asks ${asked}`];
      }),
    );
    expectNoFaults(faults);
  });
});
