import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FigureBesideHead.module.css';
import type { FigureBesideHeadProps } from './FigureBesideHead.schema.ts';
import { AssetTag, AssetTagParts } from './figures/AssetTag.tsx';
import { JobSheet } from './figures/JobSheet.tsx';
import { NightLog } from './figures/NightLog.tsx';
import { Questions } from './figures/Questions.tsx';

type Figure = FigureBesideHeadProps['figure'];

/** What a kind shows beside the words and, across the page, below both. */
interface FigureParts<Shown> {
  Beside: (figure: Shown) => ReactNode;
  Below?: (figure: Shown) => ReactNode;
}

const figures: { [Kind in Figure['kind']]: FigureParts<Extract<Figure, { kind: Kind }>> } = {
  assetTag: { Beside: AssetTag, Below: AssetTagParts },
  jobSheet: { Beside: JobSheet },
  nightLog: { Beside: NightLog },
  questions: { Beside: Questions },
};

/** The headline, its explanation and its actions beside a figure; next to a long figure they stay in view. */
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
      <div className={styles.halves}>
        <div className={styles.words}>
          {tag ? (
            <SystemTag className={styles.tag} text={tag} isNeutral={figure.kind === 'questions'} />
          ) : null}
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} narrow="stack" className={styles.actions} />
          {scene ? (
            <div className={styles.scene}>
              <SceneImage scene={scene} alt={alt ?? ''} isEager />
            </div>
          ) : null}
        </div>
        <Beside {...figure} />
      </div>
      {Below ? <Below {...figure} /> : null}
    </section>
  );
}
