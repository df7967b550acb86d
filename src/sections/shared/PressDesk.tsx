import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import styles from './PressDesk.module.css';

/** An action for the sheet; without an href it prints. */
interface DeskAction {
  label: string;
  icon: IconName;
  href?: string | undefined;
}

interface PressDeskProps {
  id?: string | undefined;
  /** A letter on the desk, or an e-mail window on top of it. */
  form?: 'letter' | 'mail' | undefined;
  actions: readonly DeskAction[];
  /** Accessible name of the side column, if it has more than the actions. */
  sideLabel?: string | undefined;
  beside?: ReactNode;
  /** Sets the margins of the sheet: --sheet-block and --sheet-inline. */
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet for the press on a desk, with its actions beside it. Only the sheet is printed. */
export function PressDesk(props: PressDeskProps) {
  const { id, form = 'letter', actions, sideLabel, beside, className, children } = props;
  const Side = sideLabel ? 'aside' : 'div';
  return (
    <div id={id} className={className ? `${styles.desk} ${className}` : styles.desk} data-form={form}>
      <div className={`container ${styles.inner}`}>
        <article className={styles.sheet}>{children}</article>
        <Side className={styles.side} aria-label={sideLabel}>
          <ul className={styles.actions}>
            {actions.map(({ label, icon, href }) =>
              href ? (
                <li key={label}>
                  <a className={styles.action} href={href}>
                    <Icon name={icon} />
                    {label}
                  </a>
                </li>
              ) : (
                <li key={label} className={styles.needsScript}>
                  <button type="button" className={styles.action} data-print="">
                    <Icon name={icon} />
                    {label}
                  </button>
                </li>
              ),
            )}
          </ul>
          {beside}
        </Side>
      </div>
    </div>
  );
}

/** The mailto: address of a new e-mail about the sheet. */
export function mailAddress(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
