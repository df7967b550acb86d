import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './JobOpenings.module.css';
import type { JobOpeningsProps } from './JobOpenings.schema.ts';

/** Open positions as a schedule. behaviors/jobs.ts drives the filters; without it every position is shown. */
export function JobOpenings({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  filtersLabel,
  filters,
  search,
  count,
  countOne,
  apply,
  empty,
  emptyText,
  write,
  jobs,
}: JobOpeningsProps & SectionPlacement) {
  const counted = jobs.length === 1 ? countOne : count;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div data-jobs="">
        <div className={styles.bar}>
          {/* biome-ignore lint/a11y/useSemanticElements: these buttons are not form fields */}
          <div className={`chip-row ${styles.filters}`} role="group" aria-label={filtersLabel}>
            {filters.map((filter) => (
              <button
                key={filter.value}
                type="button"
                className={styles.filter}
                data-job-filter={filter.value}
                aria-pressed={filter.value === 'all'}
                disabled={filter.isDisabled}
              >
                {filter.label}
              </button>
            ))}
          </div>
          <input
            type="search"
            className={styles.search}
            data-job-search=""
            placeholder={search}
            aria-label={search}
            hidden
          />
          <p className={styles.count} role="status" data-jobs-count="" data-one={countOne} data-many={count}>
            {counted.replace('%count%', String(jobs.length))}
          </p>
        </div>
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.id} className={styles.job} data-job={job.field}>
              <div>
                <h3 className={styles.role}>{headingMarkup(job.role)}</h3>
                {job.summary && <p className={styles.summary}>{job.summary}</p>}
              </div>
              <p className={styles.field}>
                <span className={styles.badge} data-wash={job.bg}>
                  {job.field}
                </span>
              </p>
              <p className={styles.location}>{job.location}</p>
              <p className={styles.apply}>
                <a
                  href={job.link}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${apply}: ${job.role}, ${job.location}`}
                >
                  {apply}
                </a>
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.empty} data-jobs-empty="" hidden={jobs.length > 0}>
          <p className={`heading ${styles.emptyTitle}`}>{empty}</p>
          {emptyText ? <p className={styles.emptyText}>{inlineMarkup(emptyText)}</p> : null}
        </div>
        {write ? (
          <p className={styles.write}>
            <a href={write.href}>{write.label}</a>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
