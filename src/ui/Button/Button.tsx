import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

export interface ButtonProps {
  /** Link target. Without it, the button submits its form. */
  href?: string | undefined;
  label: ReactNode;
  /** Visually hidden text after the label: what distinguishes this link from others with the same label. */
  about?: string | undefined;
  /** primary: the signal color, once per view. secondary: outlined. text: underlined with an arrow. */
  variant?: 'primary' | 'secondary' | 'text' | undefined;
  size?: 'regular' | 'small' | undefined;
  /** Opens a new tab; the label must say so, or the icon shows it. */
  isExternal?: boolean | undefined;
}

/** A link that looks like a button, or the submit button of a form. */
export function Button({
  href,
  label,
  about,
  variant = 'primary',
  size = 'regular',
  isExternal = false,
}: ButtonProps) {
  const content = (
    <>
      {/* Plain text needs no element; several parts are wrapped into a single item next to the icon. */}
      {typeof label === 'string' && !about ? (
        label
      ) : (
        <span>
          {label}
          {about ? <span className="visually-hidden">{about}</span> : null}
        </span>
      )}
      {size === 'regular' || variant === 'text' ? <Icon name={isExternal ? 'external' : 'arrow'} /> : null}
    </>
  );
  if (href === undefined) {
    return (
      <button type="submit" className={styles.button} data-variant={variant} data-size={size}>
        {content}
      </button>
    );
  }
  return (
    <a
      className={styles.button}
      data-variant={variant}
      data-size={size}
      href={href}
      {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {content}
    </a>
  );
}
