import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

export interface ButtonProps {
  /** Where the button leads. Without it the button submits the form it stands in. */
  href?: string | undefined;
  label: ReactNode;
  /** Said after the label but not shown: what tells this link from others of the same name. */
  about?: string | undefined;
  /** primary: the signal colour, once in a view. secondary: outlined. text: underlined with an arrow. */
  variant?: 'primary' | 'secondary' | 'text' | undefined;
  size?: 'regular' | 'small' | undefined;
  /** Opens a new tab; the label must say so or the icon shows it. */
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
      {/* Words alone need no element; of several parts, one makes a single item beside the icon. */}
      {typeof label === 'string' && !about ? (
        label
      ) : (
        <span>
          {label}
          {about ? <span className={styles.about}>{about}</span> : null}
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
