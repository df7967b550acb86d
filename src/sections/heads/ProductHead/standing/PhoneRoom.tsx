import type { Locale } from '../../../../content/files/locale.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { OperableWindow } from '../../../../windows/OperableWindow/OperableWindow.tsx';
import type { ProductHeadProps } from '../ProductHead.schema.ts';
import styles from './PhoneRoom.module.css';

type PhoneRoomProps = Pick<ProductHeadProps, 'scene' | 'alt'> & {
  phone: NonNullable<ProductHeadProps['phone']>;
  locale: Locale | undefined;
};

/** A room with callout lines to a large phone on the same floor. */
export function PhoneRoom({ phone, locale, scene, alt }: PhoneRoomProps) {
  return (
    <div dir="ltr" className={styles.room}>
      <div className={styles.phone}>
        <OperableWindow name={phone} locale={locale} />
      </div>
      <SceneImage scene={scene} alt={alt} isEager />
    </div>
  );
}
