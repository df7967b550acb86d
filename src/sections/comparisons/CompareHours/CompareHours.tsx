import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CompareHours.module.css';
import type { CompareHoursProps } from './CompareHours.schema.ts';

type Row = CompareHoursProps['rows'][number];

/** Two columns of steps on the same time scale. Once ours is done, its column says so and stays empty. */
export function CompareHours(props: CompareHoursProps & SectionPlacement) {
  const { title, intro, elapsed, them, us, rows, rest, scene, ...frame } = props;
  const ended = rows.findIndex((row) => row.us?.kind === 'done') + 1;
  return (
    <Section {...frame} title={title} intro={intro}>
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">{elapsed}</th>
            <th scope="col">{them}</th>
            <th scope="col">{us}</th>
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ row, theirs, ours }, index) => (
            <tr key={row.time}>
              <th scope="row" className={styles.time}>
                {row.time}
              </th>
              <td data-name={row.them ? them : undefined}>
                <Step step={row.them} number={theirs} />
              </td>
              {index < ended || ended === 0 ? (
                <td data-ours="" data-name={row.us ? us : undefined}>
                  <Step step={row.us} number={ours} />
                </td>
              ) : null}
              {index === ended && ended > 0 ? (
                <td className={styles.rest} rowSpan={rows.length - ended}>
                  <p className={styles.words}>{rest}</p>
                  {scene ? <SceneImage className={styles.picture} scene={scene} alt="" /> : null}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Step({ step, number }: { step: Row['them']; number: number }) {
  if (step === undefined) return null;
  return (
    <p className={styles.step} data-kind={step.kind}>
      <span className={`bubble ${styles.number}`} aria-hidden="true">
        {step.kind === 'done' ? <Icon name="check" /> : step.kind === 'step' ? number : null}
      </span>
      <span>{inlineMarkup(step.text)}</span>
    </p>
  );
}

/** The rows, each side's steps numbered in their own sequence. */
function numbered(rows: readonly Row[]): { row: Row; theirs: number; ours: number }[] {
  const count = (side: 'them' | 'us', upTo: number) =>
    rows.slice(0, upTo + 1).filter((row) => row[side]?.kind === 'step').length;
  return rows.map((row, index) => ({ row, theirs: count('them', index), ours: count('us', index) }));
}
