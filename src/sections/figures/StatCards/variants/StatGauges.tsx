import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { StatCardsProps } from '../StatCards.schema.ts';
import { arcPath, needlePath, ticksPath } from './dialPath.ts';
import styles from './StatGauges.module.css';

function Gauge({ reads, top }: { reads: number; top: number }) {
  return (
    <svg className={styles.gauge} viewBox="0 0 120 150" aria-hidden="true">
      <path className={styles.stem} d="M54 114h12v12H54zM57 126h6v24h-6z" />
      <circle className={styles.rim} cx="60" cy="60" r="56" />
      <circle className={styles.face} cx="60" cy="60" r="50" />
      <path className={styles.ticks} d={ticksPath()} />
      <path className={styles.arc} d={arcPath(reads / top)} />
      <path className={styles.needle} d={needlePath(reads / top)} />
      <circle className={styles.hub} cx="60" cy="60" r="4.5" />
      <text className={styles.end} x="35" y="92" textAnchor="middle">
        0
      </text>
      <text className={styles.end} x="85" y="92" textAnchor="middle">
        {top}
      </text>
    </svg>
  );
}

/** Figures as gauges mounted on one pipe. */
export function StatGauges(props: StatCardsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, stats, link, foot } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.gauges} data-count={stats.length}>
        {stats.map(({ before, value, txt, note, gauge }) => (
          <li key={txt} className={styles.return}>
            {gauge ? <Gauge {...gauge} /> : null}
            <p className={styles.words}>
              <span className={styles.before}>{before}</span>
              <strong className={styles.value}>{value}</strong>
              <span className={styles.text}>{inlineMarkup(txt)}</span>
              {note ? <span className={styles.note}>{inlineMarkup(note)}</span> : null}
            </p>
          </li>
        ))}
      </ul>
      {link || foot ? (
        <div className={styles.foot}>
          {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
          {foot ? <p>{inlineMarkup(foot)}</p> : null}
        </div>
      ) : null}
    </Section>
  );
}
