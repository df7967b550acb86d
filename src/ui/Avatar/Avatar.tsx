import { PictureImage } from '../../scenes/pictures/PictureImage.tsx';
import type { PortraitSpec } from '../../scenes/portraits/portraitSchema.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** The person's full name; the initials are drawn, and the name is shown next to them. */
  name: string;
  /** The person's portrait, if there is one: a photograph takes the place of the initials. */
  portrait?: PortraitSpec | undefined;
  size?: 'regular' | 'large' | undefined;
}

/** Px that a photograph is scaled to: the larger size of the two. */
const CROP = { width: 64, height: 64 };

/** The first letters of the first and last word: SD for Salma Darwish, SR for Salem Al Rayes. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => word?.charAt(0) ?? '').join('');
}

/** A person as a grid bubble. It conveys nothing beyond the name next to it. */
export function Avatar({ name, portrait, size = 'regular' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {portrait?.photograph ? (
        <PictureImage
          className={styles.photograph}
          picture={{
            scene: 'picture',
            file: portrait.photograph,
            focus: portrait.focus,
            crop: CROP,
            tone: 'day',
          }}
          alt=""
          isBleeding
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
