import { useId } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { Directory } from './Directory.tsx';
import styles from './SiteSearch.module.css';
import type { SiteSearchProps } from './SiteSearch.schema.ts';

/** Example searches with results, as links that work without script. */
function Tries({ label, words }: SiteSearchProps['tries']) {
  return (
    <p className={styles.tries}>
      <span>{label}</span>
      {words.map((word) => (
        <a key={word} href={`/search/?q=${encodeURIComponent(word)}`} data-search-try="">
          {word}
        </a>
      ))}
    </p>
  );
}

/** Filter chips that narrow the results to one family; a chip appears once its family has results. */
function Filters({ filters, directory }: Pick<SiteSearchProps, 'filters' | 'directory'>) {
  const chips = [{ section: '', name: filters.all }, ...directory.families];
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{filters.label}</legend>
      {chips.map(({ section, name }) => (
        <button
          key={section}
          type="button"
          className={styles.chip}
          aria-pressed={section === ''}
          data-search-section={section}
          data-name={name}
          hidden
        >
          {name}
          <span className={styles.number} data-search-count="" />
        </button>
      ))}
    </fieldset>
  );
}

/**
 * The site search. src/behaviors/siteSearch.ts renders results from the two templates; before a search, and without
 * script, the directory is shown instead.
 */
export function SiteSearch(props: SiteSearchProps & SectionPlacement) {
  const { id, title, label, action, clear, tries, withoutScript, filters, results, empty, directory } = props;
  const fieldId = useId();
  return (
    <div id={id} className={styles.search} data-search-root="" data-state="start">
      <div className={`container ${styles.head}`}>
        <h1 className={styles.title}>{headingMarkup(title)}</h1>
        <search>
          <form action="/search/" method="get" data-search="">
            <label className={styles.label} htmlFor={fieldId}>
              {label}
            </label>
            <div className={styles.field}>
              <Icon name="search" />
              <input
                // biome-ignore lint/a11y/noAutofocus: the page exists to type a search into, and its heading names the field
                autoFocus
                id={fieldId}
                type="search"
                name="q"
                maxLength={120}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck="false"
                enterKeyHint="search"
                data-search-field=""
              />
              <button type="button" className={styles.clear} aria-label={clear} data-search-clear="" hidden>
                <Icon name="close" />
              </button>
              <button type="submit" className={styles.submit}>
                {action}
              </button>
            </div>
          </form>
        </search>
        <p className={styles.note}>{withoutScript}</p>
        <p
          className={styles.status}
          role="status"
          data-search-status=""
          data-one={results.one}
          data-many={results.many}
          data-within={results.within}
          data-none={results.none}
          data-missing={results.missing}
          data-failed={results.failed}
        />
        <Tries {...tries} />
      </div>
      <div className="container">
        <Filters filters={filters} directory={directory} />
        <section
          className={styles.results}
          aria-label={results.label}
          data-best={results.best}
          data-search-results=""
        />
        <div className={styles.empty}>
          <h2 className={styles.emptyTitle}>{headingMarkup(empty.title)}</h2>
          <p>{inlineMarkup(empty.text)}</p>
          {empty.links.map((link) => (
            <Button key={link.href} href={link.href} label={link.label} variant="text" />
          ))}
        </div>
        <div className={styles.directory}>
          <Directory {...directory} />
        </div>
      </div>
      <template data-search-group="">
        <div className={styles.group}>
          <h2 className={styles.groupTitle}>
            <span data-search-name="" />
            <span className={styles.number} data-search-number="" />
          </h2>
          <div>
            <ol className={styles.list} data-search-list="" />
            <button
              type="button"
              className={styles.more}
              data-search-more=""
              data-all={results.all}
              data-next={results.next}
            />
          </div>
        </div>
      </template>
      <template data-search-picture="">
        <span className={styles.picture}>
          <img width="1200" height="630" alt="" decoding="async" />
        </span>
      </template>
      <template data-search-result="">
        <li className={styles.result}>
          {/* biome-ignore lint/a11y/useAnchorContent: the script fills it */}
          {/* biome-ignore lint/a11y/useValidAnchor: and gives it its address */}
          <a className={`heading ${styles.link}`} data-search-link="" />
          <p className={styles.excerpt} data-search-excerpt="" />
          <p className={styles.page} data-search-page="" />
        </li>
      </template>
    </div>
  );
}
