import type { CSSProperties } from 'react';
import type { Locale } from '../../../content/files/locale.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { NarrowFold } from '../../../ui/NarrowFold/NarrowFold.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import { ChoiceSwitch } from '../../shared/ChoiceSwitch.tsx';
import { shortDate } from '../../shortDate.ts';
import styles from './ReleaseLog.module.css';
import { type ReleaseLogProps, releaseParts } from './ReleaseLog.schema.ts';
import { releaseMonths } from './releaseMonths.ts';

type Release = ReleaseLogProps['releases'][number];

const anchorOf = (version: string) => `r-${version.replace('.', '')}`;

/** Every release on a pipe through the months; what an administrator has to do fills its mark. */
function Line({ releases, action, nothing, locale }: ReleaseLogProps & { locale: Locale }) {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <>
      <ol className={styles.line}>
        {releaseMonths(releases).map(({ id, releases: out }, index) => (
          <li
            key={id}
            className={styles.month}
            style={
              index === 0 ? ({ '--half': ((Number(id.slice(5)) - 1) % 6) + 1 } as CSSProperties) : undefined
            }
          >
            <p className={styles.name}>
              {month.format(new Date(`${id}-01`))}
              {index === 0 || id.endsWith('-01') ? <b>{id.slice(0, 4)}</b> : null}
            </p>
            {out.map((release) => (
              <a
                key={release.version}
                className={styles.mark}
                href={`#${anchorOf(release.version)}`}
                data-action={release.action ? '' : undefined}
                data-parts={release.changes.map(({ part }) => part).join(' ')}
              >
                {release.version}
                {release.action ? <span className="visually-hidden">: {action}</span> : null}
              </a>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i data-action="" />
          {action}
        </span>
        <span>
          <i />
          {nothing}
        </span>
      </p>
    </>
  );
}

/** A branch of the riser: the valve is filled where something has to be done. */
function Branch({ release, words, locale }: { release: Release; words: ReleaseLogProps; locale: Locale }) {
  const { version, date, update, changes, action, note } = release;
  const parts = new Set(changes.map(({ part }) => words.parts[part]));
  return (
    <li id={anchorOf(version)} className={styles.release} data-action={action ? '' : undefined}>
      <svg className={styles.valve} viewBox="0 0 48 32" aria-hidden="true">
        <path d="M0 10H48M0 24H48" />
        <path d="M12 7V27L40 7V27ZM26 17V0M18 0H34" />
      </svg>
      <div className={styles.issue}>
        <h3 className={styles.version}>{version}</h3>
        <time className={styles.date} dateTime={date}>
          {shortDate(date, locale)}
        </time>
        <p className={styles.yours}>{words.yours}</p>
      </div>
      <NarrowFold
        label={[...parts].join(', ')}
        labelClass={styles.parts}
        isOpen={words.releases.indexOf(release) < 3}
      >
        <ul>
          {changes.map(({ kind, part, text, since }) => (
            <li key={text} className={styles.change} data-part={part}>
              <b className={styles.kind} data-kind={kind}>
                {words.kinds[kind]}
              </b>
              <p>{inlineMarkup(text)}</p>
              <p className={styles.part}>
                {words.parts[part]}
                {since ? <span>{words.since.replace('%version%', since)}</span> : null}
              </p>
            </li>
          ))}
        </ul>
      </NarrowFold>
      {action || note || update ? (
        <div className={styles.beside}>
          {action ? (
            <div className={styles.action}>
              <h4>{words.action}</h4>
              <p>{inlineMarkup(action)}</p>
            </div>
          ) : null}
          {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
          {update ? (
            <p className={styles.update}>
              <Button href={update.href} label={update.label} variant="text" />
            </p>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/**
 * A riser from the tank on the roof to the pumps in the basement, with a valve for each release and a floor for each
 * year. The version chosen on the line lights the riser down to it; the filter needs only CSS, too.
 */
export function ReleaseLog(props: ReleaseLogProps & SectionPlacement) {
  const { id, title, intro, supported, find, releases, links, parts } = props;
  const { locale } = contentFor('releaseLog', props.content).page;
  const years = [...Map.groupBy(releases, ({ date }) => date.slice(0, 4))];
  return (
    <div id={id} className={`container ${styles.log}`}>
      <header className="split">
        <div>
          <h1>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
        </div>
        <table className={styles.supported}>
          <caption>{supported.title}</caption>
          <tbody>
            {supported.versions.map(({ part, from, ends }) => (
              <tr key={part}>
                <th scope="row">{parts[part]}</th>
                <td>{inlineMarkup(from)}</td>
                <td>{inlineMarkup(ends)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </header>
      <section className={styles.find}>
        <div className="split">
          <h2>{headingMarkup(find.title)}</h2>
          <p>{inlineMarkup(find.text)}</p>
        </div>
        <Line {...props} locale={locale} />
        <ChoiceSwitch
          legend={props.filter}
          choices={[['all', props.all], ...releaseParts.map((part) => [part, parts[part]] as const)]}
        />
      </section>
      <div dir="ltr" className={styles.end}>
        <SceneImage scene={{ scene: 'drawing', name: 'riser-roof', tone: 'day' }} alt="" />
      </div>
      {years.map(([year, out]) => (
        <section key={year} className={styles.year}>
          <h2 className={styles.floor}>{year}</h2>
          <ol>
            {out.map((release) => (
              <Branch key={release.version} release={release} words={props} locale={locale} />
            ))}
          </ol>
        </section>
      ))}
      <div dir="ltr" className={styles.end}>
        <SceneImage scene={{ scene: 'drawing', name: 'riser-pumps', tone: 'day' }} alt="" />
      </div>
      <ul className={styles.links}>
        {links.map(({ label, text, href }) => (
          <li key={href}>
            <Button href={href} label={label} variant="text" />
            <p>{inlineMarkup(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
