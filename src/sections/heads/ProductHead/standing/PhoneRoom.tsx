import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { ProductWindow } from '../../../../windows/ProductWindow.tsx';
import type { ProductHeadProps } from '../ProductHead.schema.ts';
import styles from './PhoneRoom.module.css';

type PhoneRoomProps = Pick<ProductHeadProps, 'scene' | 'alt'> & {
  phone: NonNullable<ProductHeadProps['phone']>;
};

/** A room whose lines lead to a phone, drawn large on the same floor. */
export function PhoneRoom({ phone, scene, alt }: PhoneRoomProps) {
  return (
    <div className={styles.room}>
      <div className={styles.phone}>
        <ProductWindow name={phone} />
      </div>
      <SceneImage scene={scene} alt={alt} isEager />
    </div>
  );
}
