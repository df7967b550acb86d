import type { ReactNode } from 'react';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { HeadWords } from '../../shared/HeadWords.tsx';
import styles from './FigureBesideHead.module.css';
import type { FigureBesideHeadProps } from './FigureBesideHead.schema.ts';
import { AssetTag, AssetTagParts } from './figures/AssetTag.tsx';
import { NightLog } from './figures/NightLog.tsx';
import { Questions } from './figures/Questions.tsx';
import { WorkOrder } from './figures/WorkOrder.tsx';

type Figure = FigureBesideHeadProps['figure'];

/** What a kind shows beside the text and, full-width, below both. */
interface FigureParts<Shown> {
  Beside: (figure: Shown) => ReactNode;
  Below?: (figure: Shown) => ReactNode;
}

const figures: { [Kind in Figure['kind']]: FigureParts<Extract<Figure, { kind: Kind }>> } = {
  assetTag: { Beside: AssetTag, Below: AssetTagParts },
  nightLog: { Beside: NightLog },
  questions: { Beside: Questions },
  workOrder: { Beside: WorkOrder },
};

/** The headline, its explanation and its actions beside a figure; sticky if the figure is long. */
export function FigureBesideHead(props: FigureBesideHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, scene, alt, figure } = props;
  const { Beside, Below } = figures[figure.kind] as FigureParts<Figure>;
  return (
    <section
      id={id}
      className={styles.hero}
      data-figure={figure.kind}
      data-tone={figure.kind === 'nightLog' ? 'night' : undefined}
    >
      <div className={`container ${styles.halves}`}>
        <HeadWords
          className={styles.words}
          tag={tag}
          hasNeutralTag={figure.kind === 'questions'}
          title={title}
          intro={intro}
          action={action}
          second={second}
          narrow="stack"
        >
          {scene ? (
            <div className={styles.scene}>
              <SceneImage scene={scene} alt={alt ?? ''} isEager />
            </div>
          ) : null}
        </HeadWords>
        <Beside {...figure} />
      </div>
      {Below ? <Below {...figure} /> : null}
    </section>
  );
}
