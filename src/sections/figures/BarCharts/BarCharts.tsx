import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './BarCharts.module.css';
import type { BarChartsProps } from './BarCharts.schema.ts';

const variables = (values: Record<string, number>) => values as CSSProperties;

/** Charts of storeys beside their figures. All charts are as tall as the tallest bar. */
export function BarCharts(props: BarChartsProps & SectionPlacement) {
  const {
    id,
    axis,
    mark,
    tone = 'night',
    title,
    intro,
    system,
    storey,
    scale,
    line,
    charts,
    figures,
  } = props;
  const highest = Math.max(line?.value ?? 0, ...charts.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const storeys = (value: number) => Math.round((value / storey) * 100) / 100;
  const toLevel = (value: number) => storeys(Math.max(0, (line?.value ?? 0) - value));
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.halves} data-system={system}>
        <div>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
          <dl className={styles.figures}>
            {figures.map(({ value, text }) => (
              <div key={text} className={styles.figure}>
                <dt className={styles.text}>{text}</dt>
                <dd className={`heading ${styles.value}`}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div
          className={styles.charts}
          data-single={charts.length === 1 ? '' : undefined}
          style={variables({ '--highest': storeys(highest), '--figures': figures.length })}
        >
          {charts.map(({ caption, note, bars }, index) => (
            <figure
              key={caption}
              className={styles.chart}
              data-filled={index === charts.length - 1 ? '' : undefined}
            >
              <figcaption className={styles.caption}>
                <b className={styles.name}>{caption}</b>
                <span className={styles.mono}>{note}</span>
              </figcaption>
              <ol className={styles.bars}>
                {bars.map(({ name, value, written, isOut }) => (
                  <li key={name} className={styles.place}>
                    <span
                      className={styles.bar}
                      data-out={isOut ? '' : undefined}
                      data-empty={value === 0 ? '' : undefined}
                      style={variables({ '--storeys': storeys(value), '--to-level': toLevel(value) })}
                    >
                      {written ? <b className={styles.written}>{written}</b> : null}
                    </span>
                    <span className={styles.label}>{name}</span>
                  </li>
                ))}
                {line ? (
                  <li
                    className={styles.level}
                    style={variables({ '--storeys': storeys(line.value) })}
                    aria-hidden="true"
                  />
                ) : null}
              </ol>
            </figure>
          ))}
          <p className={styles.legend}>
            {line ? <span className={styles.levelName}>{line.name}</span> : null}
            <span>{scale}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}
