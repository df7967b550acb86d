import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { ConnectionsProps } from '../Connections.schema.ts';
import styles from './ConnectionsStrip.module.css';

const arrows = {
  in: 'M0 6h92M84 1l8 5-8 5',
  out: 'M0 6h92M8 1 0 6l8 5',
  both: 'M0 6h92M84 1l8 5-8 5M8 1 0 6l8 5',
};

/** A terminal strip: the reader's systems on the left, one live bar on the right, a wire for each. */
export function ConnectionsStrip(props: ConnectionsProps & SectionPlacement) {
  const { system, center, directions, terminals, link, title, intro, id, axis, mark, tone } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.halves} data-system={system}>
        <div>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
          {link ? (
            <p className={styles.more}>
              <Button href={link.href} label={link.label} variant="text" />
            </p>
          ) : null}
        </div>
        <div className={styles.strip}>
          <ul>
            {terminals.map(({ name, direction = 'in', passes, by }) => (
              <li key={name} className={styles.terminal}>
                <h3 className={styles.name}>{headingMarkup(name)}</h3>
                <p className={styles.passes}>
                  {inlineMarkup(passes)}
                  <span className={styles.by}>{by}</span>
                </p>
                <svg
                  className={styles.wire}
                  viewBox="0 0 92 12"
                  role="img"
                  aria-label={directions[direction]}
                >
                  <path d={arrows[direction]} />
                </svg>
              </li>
            ))}
          </ul>
          <p className={styles.center}>
            <span>{center}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}
