import { loseDatabase } from '../../server/testing/loseDatabase.ts';
import { checkRebrand } from '../checkRebrand.ts';
import { runPlaywright, runVitest } from '../runTests.ts';
import type { Outcome } from '../StepRun.ts';
import { checkAstroTypes } from './checkAstroTypes.ts';
import { checkDevelopment } from './checkDevelopment.ts';
import { checkDuplication } from './checkDuplication.ts';
import { checkEditor } from './checkEditor.ts';
import { checkPaintBudgets, checkPoints } from './checkLighthouse.ts';
import { checkOrdinaryEdits } from './checkOrdinaryEdits.ts';
import { checkOtherDays } from './checkOtherDays.ts';
import { checkPictures } from './checkPictures.ts';
import { checkStoreHistories } from './checkStoreHistories.ts';
import { checkVulnerabilities } from './checkVulnerabilities.ts';
import { compareProxy } from './compareProxy.ts';
import { reportAge } from './reportAge.ts';
import { restartBehindNginx } from './restartBehindNginx.ts';
import { runDockerfile } from './runDockerfile.ts';

export interface SlowCheck {
  /** Shown on the terminal; `npm run check:slow -- word` selects by it. */
  readonly name: string;
  /** Whether it reads dist/, which is then built first if it is out of date. */
  readonly readsSite?: true;
  /** Why it runs only when it is named. */
  readonly onlyByName?: string;
  /** Prints what is wrong, where, and what to do; throwing counts as failing. */
  readonly check: () => Promise<Outcome>;
}

/** The second stage of .ci/run, in order, quickest first. To add a check, add a line. */
export const SLOW_CHECKS: readonly SlowCheck[] = [
  { name: 'Vulnerable dependencies', check: checkVulnerabilities },
  { name: 'Age of dependencies', check: reportAge },
  { name: 'Duplicated code', check: checkDuplication },
  { name: 'Types of .astro files', check: checkAstroTypes },
  {
    name: 'Builds after edits, after faults at each step, and after being killed',
    check: () => runVitest(['run', '--project=builds']),
  },
  {
    name: 'Edits under npm run dev',
    onlyByName:
      'five minutes of starting and restarting a server; run it after a change to content loading or to build/dev',
    check: checkDevelopment,
  },
  { name: 'The visual editor', check: checkEditor },
  { name: 'Build under another brand, in other colors', check: checkRebrand },
  {
    name: 'What editors add on an ordinary day',
    onlyByName:
      'it builds and tests a second copy of the project; run it after a change to lists, budgets or tests of content',
    check: checkOrdinaryEdits,
  },
  {
    name: 'Leads while servers are killed',
    check: () => runVitest(['run', '--project=server', 'killNine'], { KILLS: '25' }),
  },
  {
    name: 'Leads while somebody sets the clock',
    check: () => runVitest(['run', '--project=campaigns', 'clockSteps']),
  },
  {
    name: 'Leads while servers are restarted',
    check: () => runVitest(['run', '--project=campaigns', 'rollingRestart']),
  },
  {
    name: 'Hostile paths',
    check: () => runVitest(['run', '--project=server', 'hostilePaths'], { HOSTILE_BATCHES: '300' }),
  },
  {
    // A page of each template on a phone, in forced colors and zoomed in; whole pages by keyboard; menus and dialogs
    // open.
    name: 'Keyboard, forced colors and zoom',
    readsSite: true,
    check: () => runPlaywright(['--project=access']),
  },
  {
    name: 'Thorough browser tests: every page, form and event',
    readsSite: true,
    check: () => runPlaywright(['--project=thorough']),
  },
  {
    name: 'Tests on other days',
    onlyByName: 'it builds and tests the site twice; run it after a change to what depends on the date',
    check: checkOtherDays,
  },
  { name: 'Pictures of examples and templates', readsSite: true, check: checkPictures },
  { name: 'nginx answers as the server does', readsSite: true, check: () => compareProxy('nginx') },
  { name: 'Caddy answers as the server does', readsSite: true, check: () => compareProxy('caddy') },
  { name: 'Rolling restart behind nginx', check: restartBehindNginx },
  { name: 'Ten thousand histories of the store', check: checkStoreHistories },
  { name: 'Lost connections and failovers of PostgreSQL', check: loseDatabase },
  { name: 'Steps of the Dockerfile', readsSite: true, check: runDockerfile },
  { name: 'Points in Lighthouse', readsSite: true, check: checkPoints },
  {
    name: 'Paint budgets',
    readsSite: true,
    onlyByName:
      'its times are those of the machine: a neighbour on the processor fails pages that did not change',
    check: checkPaintBudgets,
  },
];
