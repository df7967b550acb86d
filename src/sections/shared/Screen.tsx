import type { z } from 'zod';
import type { Locale } from '../../content/files/locale.ts';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { OperableWindow } from '../../windows/OperableWindow/OperableWindow.tsx';
import { RecordLog } from '../../windows/RecordLog/RecordLog.tsx';
import type { screenFields } from './screenFields.ts';

type ScreenProps = { [Field in keyof typeof screenFields]?: z.output<(typeof screenFields)[Field]> } & {
  locale: Locale | undefined;
};

/** Records, a product window, or a screenshot. */
export function Screen({ log, window, screenshot, locale }: ScreenProps) {
  if (log) return <RecordLog {...log} />;
  if (window) return <OperableWindow name={window} locale={locale} />;
  return screenshot ? <SceneImage scene={screenshot} alt="" /> : null;
}
