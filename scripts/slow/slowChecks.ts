import { breakConnections } from '../../server/testing/breakConnections.ts';
import { fillDisk } from '../../server/testing/fillDisk.ts';
import { killThreads } from '../../server/testing/killThreads.ts';
import { promoteReplica } from '../../server/testing/promoteReplica.ts';
import { hasPgBouncer } from '../../server/testing/startPgBouncer.ts';
import { checkExamples } from '../checkExamples.ts';
import { checkRebrand } from '../checkRebrand.ts';
import { runPlaywright, runVitest } from '../runTests.ts';
import type { Outcome } from '../StepRun.ts';
import { checkAstroTypes } from './checkAstroTypes.ts';
import { checkDevelopment } from './checkDevelopment.ts';
import { checkDuplication } from './checkDuplication.ts';
import { checkEditor } from './checkEditor.ts';
import { checkOrdinaryEdits } from './checkOrdinaryEdits.ts';
import { checkOtherDays } from './checkOtherDays.ts';
import { checkPictures } from './checkPictures.ts';
import { checkPressure } from './checkPressure.ts';
import { checkProxy } from './checkProxy.ts';
import { checkStoreHistories } from './checkStoreHistories.ts';
import { checkVulnerabilities } from './checkVulnerabilities.ts';
import { reportAge } from './reportAge.ts';
import { testInEnvironment } from './testInEnvironment.ts';

export interface SlowCheck {
  /** Shown on the terminal; `npm run check:slow -- word` selects by its words. */
  readonly name: string;
  /** Whether it reads dist/, which is then built first if it is out of date. */
  readonly readsSite?: true;
  /**
   * Whether it mostly waits and uses only its own files, so that it runs in parallel with the first checks
   * rather than after them.
   */
  readonly waits?: true;
  /** Whether it fills every processor and depends on time, so that nothing may run beside it. */
  readonly needsQuiet?: true;
  /** Why it runs only when it is named. */
  readonly onlyByName?: string;
  /** Prints what is wrong, where, and what to do; throwing counts as failing. */
  readonly check: () => Promise<Outcome>;
}

/** The words by which a check is selected: those of its name, in lower case. */
export const checkKeywords = (name: string) => name.toLowerCase().split(/[\s,:()]+\.?/);

/** Lighthouse takes a second to import, which no other check has to wait for. */
const lighthouse = () => import('./checkLighthouse.ts');

/** The checks of npm run check:slow, in order. To add a check, add a line. */
export const SLOW_CHECKS: readonly SlowCheck[] = [
  { name: 'Vulnerable dependencies', waits: true, check: checkVulnerabilities },
  { name: 'Age of dependencies', waits: true, check: reportAge },
  { name: 'Duplicated code', check: checkDuplication },
  { name: 'Types of .astro files', check: checkAstroTypes },
  {
    name: 'Builds after changes, after faults at each step, and after being killed',
    check: () => runVitest(['run', '--project=builds']),
  },
  { name: 'Edits under npm run dev', needsQuiet: true, check: checkDevelopment },
  { name: 'Build under another brand, in other colors', check: checkRebrand },
  {
    name: 'Another brand with its own pages (examples)',
    needsQuiet: true,
    onlyByName: 'npm run check:ci has it',
    check: () => checkExamples(),
  },
  { name: 'The visual editor', needsQuiet: true, check: checkEditor },
  {
    name: 'What editors add on an ordinary day',
    needsQuiet: true,
    onlyByName:
      'it builds and tests a second copy of the project; run it after a change to lists, budgets or tests of content',
    check: checkOrdinaryEdits,
  },
  {
    name: 'Hostile paths and bodies',
    waits: true,
    check: () => runVitest(['run', '--project=server', 'hostile'], { HOSTILE_TIMES: '5' }),
  },
  {
    name: 'Leads while servers are killed',
    waits: true,
    check: () => runVitest(['run', '--project=server', 'killedServer'], { KILLS: '25' }),
  },
  {
    name: 'Leads while servers are killed a hundred times',
    waits: true,
    onlyByName: 'a quarter of an hour; run it after a change to how leads are stored, claimed or recorded',
    check: () => runVitest(['run', '--project=server', 'killedServer'], { KILLS: '100' }),
  },
  {
    name: 'Leads while somebody sets the clock',
    waits: true,
    check: () => runVitest(['run', '--project=campaigns', 'clockSteps']),
  },
  {
    name: 'Leads while servers are restarted',
    waits: true,
    check: () => runVitest(['run', '--project=campaigns', 'rollingRestart']),
  },
  {
    // A page of each template in forced colors and zoomed in; whole pages by keyboard; menus and dialogs open.
    name: 'Keyboard, forced colors and zoom',
    needsQuiet: true,
    readsSite: true,
    check: () => runPlaywright(['--project=access']),
  },
  {
    name: 'Thorough browser tests: every page, form and event',
    needsQuiet: true,
    readsSite: true,
    check: () => runPlaywright(['--project=thorough']),
  },
  {
    name: 'Tests on other days',
    needsQuiet: true,
    onlyByName: 'it builds and tests the site twice; run it after a change to what depends on the date',
    check: checkOtherDays,
  },
  {
    name: 'Tests under another name',
    needsQuiet: true,
    onlyByName: 'it builds and tests the site once more; run it after a change to what depends on the brand',
    check: () => testInEnvironment({ SITE_BRAND: 'Acme', SITE_OUT: '.cache/otherName' }),
  },
  { name: 'Pictures of sections and templates', readsSite: true, needsQuiet: true, check: checkPictures },
  { name: 'nginx in front of servers that restart', waits: true, check: () => checkProxy('nginx') },
  { name: 'Caddy in front of servers that restart', waits: true, check: () => checkProxy('caddy') },
  { name: 'Ten thousand histories of the store', waits: true, check: checkStoreHistories },
  {
    name: 'PostgreSQL behind PgBouncer',
    waits: true,
    check: async () =>
      hasPgBouncer()
        ? runVitest(['run', '--project=campaigns', 'pgBouncer'])
        : { notChecked: 'there is no pgbouncer on this machine' },
  },
  { name: 'Lost threads of the embedded store', waits: true, check: killThreads },
  { name: 'Lost connections and failovers of PostgreSQL', waits: true, check: () => breakConnections() },
  { name: 'Replicas of PostgreSQL promoted', waits: true, check: () => promoteReplica() },
  {
    name: 'Lost connections and promoted replicas behind PgBouncer',
    waits: true,
    check: async () =>
      hasPgBouncer()
        ? (await breakConnections({ isPooled: true })) && promoteReplica({ isPooled: true })
        : { notChecked: 'there is no pgbouncer on this machine' },
  },
  { name: 'Leads on a full disk', waits: true, check: fillDisk },
  {
    name: 'Points in Lighthouse',
    readsSite: true,
    needsQuiet: true,
    check: async () => (await lighthouse()).checkPoints(),
  },
  {
    name: 'Pages and memory under pressure',
    onlyByName: 'its limits, 10 ms and 512 MB, are for two cores with nothing else on them',
    needsQuiet: true,
    check: checkPressure,
  },
  {
    name: 'Frames of the product tour on a slow phone',
    readsSite: true,
    onlyByName: 'it counts frames, which any other work on the machine takes away',
    needsQuiet: true,
    check: () => runPlaywright(['--project=pace']),
  },
  {
    name: 'Paint budgets',
    readsSite: true,
    onlyByName:
      'its times are those of the machine: a neighbor on the processor fails pages that did not change',
    needsQuiet: true,
    check: async () => (await lighthouse()).checkPaintBudgets(),
  },
];
