import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LoadDiagram.module.css';
import type { LoadDiagramProps } from './LoadDiagram.schema.ts';

type Part = LoadDiagramProps['loads'][number];

/** The widths of the parts as grid columns. */
const columnsOf = (parts: readonly Part[]) => parts.map(({ amount }) => `${amount}fr`).join(' ');

/** The length of a name's longest word, for the stylesheet, which leaves out names that do not fit. */
const lettersOf = (name: string) =>
  ({ '--letters': Math.max(...name.split(/[\s-]/).map((word) => word.length)) }) as CSSProperties;

/** Letters for the loads on the beam, numbers for its supports. */
const letter = (index: number) => String.fromCharCode(65 + index);
const number = (index: number) => String(index + 1);

interface ScheduleProps {
  level: 'h2' | 'h3';
  title: string;
  parts: readonly Part[];
  mark: (index: number) => string;
}

function Schedule({ level: Heading, title, parts, mark }: ScheduleProps) {
  return (
    <div>
      <Heading className={styles.heading}>{title}</Heading>
      <dl>
        {parts.map((part, index) => (
          <div key={part.name} className={styles.row}>
            <dt className={styles.name}>
              <span className={styles.mark} aria-hidden="true">
                {mark(index)}
              </span>
              {part.name}
            </dt>
            <dd className={styles.value}>{part.value}</dd>
            <dd className={styles.text}>{inlineMarkup(part.text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Loads on a beam and its supports, all to the same scale; the lists below explain each of them. */
export function LoadDiagram(props: LoadDiagramProps & SectionPlacement) {
  const {
    isHead,
    tag,
    title,
    intro,
    action,
    second,
    loads,
    loadsTitle,
    total,
    supports,
    supportsTitle,
    alt,
    note,
    ...frame
  } = props;
  return (
    <Section {...frame} {...(isHead ? {} : { title, intro })}>
      {isHead ? (
        <header className={`split ${styles.head}`}>
          <div>
            {tag ? <SystemTag text={tag} isNeutral className={styles.kind} /> : null}
            <h1>{headingMarkup(title)}</h1>
          </div>
          <div>
            {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
            {action ? <ActionPair className={styles.actions} action={action} second={second} /> : null}
          </div>
        </header>
      ) : null}
      <div className={styles.drawing} role="img" aria-label={alt}>
        <div className={styles.loads} style={{ gridTemplateColumns: columnsOf(loads) }}>
          {loads.map((load, index) => (
            <span key={load.name} className={styles.load}>
              <span className={styles.label}>
                <b>{letter(index)}</b> <span style={lettersOf(load.name)}>{load.name}</span>
              </span>
            </span>
          ))}
        </div>
        <p className={`heading ${styles.beam}`}>{total}</p>
        <div className={styles.supports} style={{ gridTemplateColumns: columnsOf(supports) }}>
          {supports.map((support, index) => (
            <span key={support.name} className={styles.support}>
              <span className={styles.carried} style={lettersOf(support.name)}>
                {support.name}
              </span>
              <i>{number(index)}</i>
            </span>
          ))}
        </div>
      </div>
      <div className={styles.schedules}>
        <Schedule level={isHead ? 'h2' : 'h3'} title={loadsTitle} parts={loads} mark={letter} />
        <Schedule level={isHead ? 'h2' : 'h3'} title={supportsTitle} parts={supports} mark={number} />
      </div>
      {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
    </Section>
  );
}
