import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

/** Parts of pages that are about one system, or show all three, whatever the page is about. */
const OF_ONE_SYSTEM = [
  // Maintenance: crews, calls to the help desk, a work order, the queue of jobs, what a job starts.
  ...['CrewSchedule', 'CallerAndDesk', 'WorkOrder', 'HomeHead', 'ProductTour', 'IntegrationDirectory'],
  // Energy: what a building draws.
  ...['BuildingDay', 'Heatmap', 'Infographic'],
  // All three, each by its name.
  ...['JobOpenings', 'ReleaseArchive', 'Breadcrumbs'],
  // Pages about no system: green and amber say that all is well, or mark what was searched for.
  ...['OfficeHours', 'ServiceStatus', 'ListOfPartners', 'EventsAndPodcast', 'Newsroom', 'SiteSearch'],
  ...['PriceList', 'FilmChapterTranscript'],
];

describe('sections', () => {
  it('have the color of the page’s system, not a system’s own', () => {
    const faults: string[] = [];
    for (const file of globSync('src/{sections,ui}/**/*.module.css')) {
      if (OF_ONE_SYSTEM.some((name) => file.endsWith(`/${name}.module.css`))) continue;
      postcss.parse(readFileSync(file, 'utf8')).walkDecls(({ value, source }) => {
        const [, system, strength = ''] = /var\(--(cmms|energy|cold)(-live|-wash)?\)/.exec(value) ?? [];
        if (system !== undefined)
          faults.push(`${file}:${source?.start?.line}: --${system}${strength}: use --system${strength}`);
      });
    }
    expectNoFaults(faults);
  });

  it('leave their color to the page unless content names a system', () => {
    expectNoFaults(
      globSync('src/{sections,windows}/**/*.schema.ts')
        .filter((file) => readFileSync(file, 'utf8').includes('systemSchema.default('))
        .map((file) => `${file}: systemSchema.default: use ownSystem`),
    );
  });
});
