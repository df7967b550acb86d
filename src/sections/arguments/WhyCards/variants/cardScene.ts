import type { SceneSpec } from '../../../../scenes/sceneSchema.ts';
import type { WhyCardsProps } from '../WhyCards.schema.ts';

interface Place {
  tone: 'day' | 'night';
  /** Size in px of the layout's drawings, to which a picture is cropped. */
  crop: { width: number; height: number };
}

/** A card's drawing, or the picture that replaces it. Throws for a card without either, which the schema rejects. */
export function cardScene(
  card: Pick<WhyCardsProps['cards'][number], 'icon' | 'scene'>,
  { tone, crop }: Place,
): SceneSpec {
  if (card.scene) return { crop, ...card.scene };
  if (!card.icon) throw new Error('a card of the section whyCards needs an icon or a scene');
  return { scene: 'drawing', name: card.icon, tone };
}
