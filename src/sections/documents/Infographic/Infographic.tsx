import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './Infographic.module.css';
import type { InfographicProps } from './Infographic.schema.ts';

const COLUMNS = 50;
const STEP = 14;
const STOREY = 62;

/** The first `count` windows as a path: two rows of fifty, filled outward from the riser in the middle. */
function windows(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / 2);
    const side = index % 2 === 0 ? 1 : -1;
    const column = COLUMNS / 2 + (side > 0 ? Math.floor(turn / 2) : -1 - Math.floor(turn / 2));
    return `M${column * STEP + 3} ${10 + (turn % 2) * 24}h8v16h-8z`;
  }).join('');
}

/** The building as a chart. Below it, the same years as bars, as heights and in a table. */
export function Infographic(props: InfographicProps & SectionPlacement) {
  const { id, intro, legend, span, labels, minutes, meters, years, source, content } = props;
  const entry = entryFor('resource', content);
  const slowest = Math.max(...years.map((one) => one.minutes));
  const tallest = Math.max(...years.map((one) => one.meters));
  const [first] = years;
  const last = years.at(-1);
  const width = COLUMNS * STEP;
  return (
    <section id={id} className={styles.section}>
      <div className={`container split ${styles.head}`}>
        <h1>{headingMarkup(entry.title)}</h1>
        <div>
          <p className="intro">{inlineMarkup(intro)}</p>
          <p className={styles.key}>
            <span className={styles.swatch} data-lit="" />
            {legend.lit}
            <span className={styles.swatch} />
            {legend.dark}
          </p>
        </div>
      </div>
      <div className={`container ${styles.site}`}>
        <ol className={styles.tower} reversed>
          {[...years].reverse().map((one) => (
            <li key={one.year} className={styles.storey}>
              <p className={styles.year}>
                <strong>{one.year}</strong>
                {one.note ? <span>{one.note}</span> : null}
              </p>
              <svg className={styles.windows} viewBox={`0 0 ${width} ${STOREY}`} aria-hidden="true">
                <path className={styles.dark} d={windows(100)} />
                <path className={styles.lit} d={windows(one.lit)} />
              </svg>
              <p className={`heading ${styles.share}`}>{one.lit}%</p>
            </li>
          ))}
        </ol>
        <p className={styles.span}>
          {span} <b>{last && first ? `${first.lit}% – ${last.lit}%` : ''}</b>
        </p>
      </div>
      <div className={`container ${styles.below}`}>
        <div>
          <h2 className={styles.title}>{headingMarkup(minutes.title)}</h2>
          <p className={styles.text}>{inlineMarkup(minutes.text)}</p>
          <ul className={styles.lengths}>
            {years.map((one) => (
              <li key={one.year}>
                <span className={styles.name}>{one.year}</span>
                <span
                  className={styles.length}
                  data-fill=""
                  style={{ inlineSize: `${Math.round((one.minutes / slowest) * 72)}%` }}
                />
                <span className={styles.value}>
                  {one.minutes} {minutes.unit}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{headingMarkup(meters.title)}</h2>
          <p className={styles.text}>{inlineMarkup(meters.text)}</p>
          <ul className={styles.masts}>
            {years.map((one) => (
              <li key={one.year}>
                <span className={styles.value}>{one.meters}</span>
                <span
                  className={styles.mast}
                  style={{ blockSize: `${Math.round((one.meters / tallest) * 190)}px` }}
                />
                <span className={styles.name}>{one.year}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`container ${styles.data}`}>
        <table className={styles.table}>
          <caption className={styles.caption}>{labels.table}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.year}</th>
              <th scope="col">{labels.windows}</th>
              <th scope="col">{labels.minutes}</th>
              <th scope="col">{labels.meters}</th>
            </tr>
          </thead>
          <tbody>
            {years.map((one) => (
              <tr key={one.year}>
                <th scope="row">{one.year}</th>
                <td>{one.lit}%</td>
                <td>
                  {one.minutes} {minutes.unit}
                </td>
                <td>{one.meters}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.source}>{inlineMarkup(source)}</p>
      </div>
    </section>
  );
}
