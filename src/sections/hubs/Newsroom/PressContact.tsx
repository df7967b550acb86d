import type { NewsroomProps } from './Newsroom.schema.ts';
import styles from './PressContact.module.css';

/** Who handles press enquiries, and how to reach them. */
export function PressContact({ contact, email, phone }: Pick<NewsroomProps, 'contact' | 'email' | 'phone'>) {
  return (
    <address className={styles.contact}>
      <p>
        <strong>{contact.name}</strong>
        {contact.role}
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        <a className={styles.phone} href={phone.href}>
          {phone.label}
        </a>
      </p>
    </address>
  );
}
