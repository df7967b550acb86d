import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { LogoStrip } from '../../../ui/LogoStrip/LogoStrip.tsx';
import { OperableWindow } from '../../../windows/OperableWindow/OperableWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { HeadWords } from '../../shared/HeadWords.tsx';
import styles from './ProductHead.module.css';
import type { ProductHeadProps } from './ProductHead.schema.ts';
import { PhoneRoom } from './standing/PhoneRoom.tsx';
import { StandingRecord } from './standing/StandingRecord.tsx';

/** What is on the floor, which determines the layout. */
function shownBy({ record, window, phone }: ProductHeadProps): 'record' | 'window' | 'phone' | 'both' {
  if (record) return 'record';
  if (window && phone) return 'both';
  return phone ? 'phone' : 'window';
}

/** Text, and the product on the floor of a drawing: a record, a window, a phone, or the last two. */
export function ProductHead(props: ProductHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, record, window, phone, scene, alt, logos } = props;
  const locale = props.content?.page.locale;
  return (
    <section
      id={id}
      className={styles.hero}
      data-shows={shownBy(props)}
      data-hero={phone ? '' : undefined}
      data-keeps-scale=""
    >
      <div className={`container ${styles.upper}`}>
        <HeadWords
          className={styles.words}
          tag={tag}
          title={title}
          intro={intro}
          action={action}
          second={second}
          narrow="fill"
        />
        {record ? <StandingRecord {...record} className={styles.standing} /> : null}
        {window ? (
          <div className={`${styles.standing} ${styles.window}`}>
            <OperableWindow name={window} locale={locale} />
          </div>
        ) : null}
        {window && phone ? (
          <div className={styles.phone}>
            <OperableWindow name={phone} locale={locale} />
          </div>
        ) : null}
      </div>
      {phone && !window ? (
        <PhoneRoom phone={phone} locale={locale} scene={scene} alt={alt} />
      ) : (
        <div dir="ltr" className={styles.drawing}>
          <SceneImage scene={scene} alt={alt} isEager />
        </div>
      )}
      {logos ? (
        <div className={styles.logos}>
          <p className={`container ${styles.caption}`}>{logos.label}</p>
          <LogoStrip logos={logos.customers} seconds={logos.seconds} pauseLabel={logos.pauseLabel} />
        </div>
      ) : null}
    </section>
  );
}
